import type { Database } from '../postgres/database.ts';
import type { Mailer } from './deliver.ts';
import type { Sender } from './render.ts';
import { createSmtpTransport } from './transport.ts';

type Options = {
  database: Pick<Database, 'query'>;
  smtpUrl?: string;
  /** An address or `Name <address>`. */
  from: string;
  sender: Sender;
  print?: (line: string) => void;
  onFault?: Mailer['onFault'];
};

/** Sends where a mail server is set; else mail is kept and its links are printed for a first run. */
export function createMailer(options: Options): Mailer {
  const { database, smtpUrl, from, sender, print, onFault } = options;
  const say = print ?? console.log;
  return {
    database,
    sender,
    transport: smtpUrl ? createSmtpTransport({ url: smtpUrl, from }) : undefined,
    mailDomain: /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost',
    onKept: (template, links) => say(`  Mail kept (${template}) ${links.join(' ')}`.trimEnd()),
    onFault,
  };
}

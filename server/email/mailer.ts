import type { Database } from '../postgres/database.ts';
import type { Mailer } from './deliver.ts';
import type { MailSecret } from './mail-secret.ts';
import type { Sender } from './render.ts';
import { createSmtpTransport } from './transport.ts';
import { createUnsentFolder } from './unsent-folder.ts';

type Options = {
  database: Pick<Database, 'query'>;
  smtpUrl?: string;
  /** An address or `Name <address>`. */
  from: string;
  sender: Sender;
  secretOf: MailSecret;
  /** Where mail is written without a mail server. */
  unsentFolder: string;
  /** Whether a person reads what is printed: only then are links a part of it. */
  printsLinks?: boolean;
  print?: (line: string) => void;
  onFault?: Mailer['onFault'];
  onRefusal?: Mailer['onRefusal'];
};

/** Sends where a mail server is set; else mail is kept, and written where its operator finds the links. */
export function createMailer(options: Options): Mailer {
  const { database, smtpUrl, from, sender, secretOf, printsLinks, onFault, onRefusal } = options;
  const print = options.print ?? console.log;
  return {
    database,
    sender,
    secretOf,
    transport: smtpUrl ? createSmtpTransport({ url: smtpUrl, from }) : undefined,
    unsent: createUnsentFolder(options.unsentFolder, from),
    mailDomain: /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost',
    onKept: (template, file, links) =>
      print(
        ['  Mail kept', `(${template})`, file ?? 'in no file', ...(printsLinks ? links : [])].join(
          ' ',
        ),
      ),
    onFault,
    onRefusal,
  };
}

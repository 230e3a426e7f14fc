import type { FileStore } from '../documents/file-store.ts';
import type { Database } from '../postgres/database.ts';
import type { Mailer } from './deliver.ts';
import type { MailSecret } from './mail-secret.ts';
import type { Sender } from './render/render.ts';
import { createSmtpTransport } from './transport.ts';
import { createUnsentFolder } from './unsent-folder.ts';

type Options = {
  database: Pick<Database, 'query'>;
  files: Pick<FileStore, 'read'>;
  smtpUrl?: string;
  /** An address or `Name <address>`. */
  from: string;
  /** The address that replies are sent to, if mail is received. */
  inboundAddress?: string;
  sender: Sender;
  secretOf: MailSecret;
  /** Mail is written into this folder if there is no mail server. */
  unsentFolder: string;
  /** True if a person reads the output: only then it contains links. */
  printsLinks?: boolean;
  print?: (line: string) => void;
  onTemplateError?: Mailer['onTemplateError'];
  onSmtpFailure?: Mailer['onSmtpFailure'];
  onSmtpSuccess?: Mailer['onSmtpSuccess'];
};

/** Sends mail through the mail server, if one is set. Otherwise mail is written into a folder, where the operator finds its links. */
export function createMailer(options: Options): Mailer {
  const { database, files, smtpUrl, from, inboundAddress, sender, secretOf, printsLinks } = options;
  const { onTemplateError, onSmtpFailure, onSmtpSuccess } = options;
  const print = options.print ?? console.log;
  return {
    database,
    files,
    sender,
    secretOf,
    transport: smtpUrl
      ? createSmtpTransport({ url: smtpUrl, from, bouncesTo: inboundAddress })
      : undefined,
    unsent: createUnsentFolder(options.unsentFolder, from),
    inboundAddress,
    fromAddress: /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? sender.contactEmail,
    mailDomain: /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost',
    onKept: (template, file, links) =>
      print(
        ['  Mail kept', `(${template})`, file ?? 'in no file', ...(printsLinks ? links : [])].join(
          ' ',
        ),
      ),
    onTemplateError,
    onSmtpFailure,
    onSmtpSuccess,
  };
}

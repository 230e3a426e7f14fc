import type { FileStore } from '../documents/file-store.ts';
import type { Database } from '../postgres/database.ts';
import { shortenTlsError } from '../support/shorten-tls-error.ts';
import { type ClaimedMail, claimMail } from './claim-mail.ts';
import { composeMessage, Undeliverable } from './compose-message.ts';
import { addSite } from './mail-link.ts';
import type { MailSecret } from './mail-secret.ts';
import { concernsServer } from './mail-server-watch.ts';
import { markAddressDead } from './mark-address-dead.ts';
import { endWaits, mark, markFailed, postpone, storeContent } from './mark-mail.ts';
import type { Sender } from './render/render.ts';
import { retryQuery } from './retry-query.ts';
import { describeFailure, isPermanent, rejectsAddress, type SmtpFailure } from './smtp-failure.ts';
import type { Message, Transport } from './transport.ts';
import type { UnsentFolder } from './unsent-folder.ts';

// Delivers one mail from the outbox: claim, send, mark as sent. Marking is retried while the database is unavailable.
// If the process dies between sending and marking, the task `find-waiting-mail` queues the mail again. Only then may it
// arrive twice, with the same Message-ID.

export interface Mailer {
  database: Pick<Database, 'query'>;
  /** The store of attachments. */
  files: Pick<FileStore, 'read'>;
  /** Without a mail server, mail stays in the outbox and is written into a folder. */
  transport?: Transport;
  unsent?: UnsentFolder;
  secretOf: MailSecret;
  sender: Sender;
  /** The address that mail is sent from. */
  fromAddress: string;
  /** The domain of a Message-ID. */
  mailDomain: string;
  /** The address that replies are sent to, if mail is received. */
  inboundAddress?: string;
  /** Called with the file and the links of a mail that was not sent, without its recipient. */
  onKept?: (template: string, file: string | undefined, links: string[]) => void;
  /** Called for a template that cannot be rendered: its built-in text is sent instead. */
  onTemplateError?: (template: string, error: string) => void;
  /** Called with the reason why the mail server rejected a mail, without its recipient. */
  onSmtpFailure?: (mail: string, failure: SmtpFailure) => void;
  /** Called when the mail server has accepted a mail. Returns whether this ended an outage. */
  onSmtpSuccess?: (mail: string) => boolean;
}

/** `kept` is a mail that was stored instead of sent, because no mail server is set. */
export type Delivery = 'sent' | 'kept' | 'waiting' | 'failed' | 'skipped';

/** Attempts of a mail that the server rejects while it accepts others: the last one is 15 hours after the first. */
export const maxAttempts = 8;
/** Attempts while the mail server accepts no mail at all: it may be away for four days, as mail servers allow each other. */
export const maxAttemptsInOutage = 22;
/** Time during which a query is retried. With the timeout of the mail server it must be shorter than the lease of a claim. */
const retrySeconds = 50;

/** Delivers a mail that is due, or fails it, or postpones it. Returns `skipped` for a mail that is not due or not queued. */
export async function deliverMail(mailer: Mailer, id: string): Promise<Delivery> {
  const claimedMail = await claimMail(mailer, id);
  if (!claimedMail) return 'skipped';
  const values = addSite(claimedMail.values, claimedMail.links, mailer.sender.siteUrl);
  const mail = { ...claimedMail, values };
  // The mail is claimed now, so queries about it are retried.
  const query = retryQuery(mailer.database.query, retrySeconds);
  const patientMailer = { ...mailer, database: { query } };
  try {
    const { message, content, templateError } = await composeMessage(patientMailer, mail);
    if (templateError) mailer.onTemplateError?.(mail.template_key, templateError);
    // This is not retried: nothing has been sent yet, so after an outage `find-waiting-mail` queues the mail again.
    await storeContent(mailer, id, content);
    return await send(patientMailer, mail, message, templateError);
  } catch (error) {
    if (error instanceof Undeliverable) return markFailed(patientMailer, mail, error.message);
    throw error;
  }
}

/** Sends the message and marks the mail. Without a mail server, writes it into the folder of unsent mail. */
async function send(
  mailer: Mailer,
  mail: ClaimedMail,
  message: Message,
  templateError: string | undefined,
): Promise<Delivery> {
  if (!mailer.transport) {
    // The mail is marked even if the folder cannot be written to.
    const file = await mailer.unsent?.write(mail.id, message).catch(() => undefined);
    await mark(mailer, mail.id, 'kept', templateError);
    mailer.onKept?.(mail.template_key, file, linksOf(message.html, mailer.sender.siteUrl));
    return 'kept';
  }
  try {
    await mailer.transport.send(message);
  } catch (error) {
    const reason = shortenTlsError((error as Error).message);
    const failure = describeFailure(error);
    mailer.onSmtpFailure?.(mail.id, failure);
    if (mail.person_id && rejectsAddress(error)) {
      await markAddressDead(mailer.database.query, mail.person_id, mail.to_email);
    }
    const lastAttempt = concernsServer(failure) ? maxAttemptsInOutage : maxAttempts;
    if (isPermanent(error) || mail.attempts >= lastAttempt) throw new Undeliverable(reason);
    return postpone(mailer, mail, reason);
  }
  await mark(mailer, mail.id, 'sent', templateError);
  if (mailer.onSmtpSuccess?.(mail.id)) await endWaits(mailer);
  return 'sent';
}

function linksOf(html: string, siteUrl: string): string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)].filter(
    (href) => href.startsWith(siteUrl) && URL.parse(href)?.pathname !== '/',
  );
}

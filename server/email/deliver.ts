import { sql } from 'kysely';
import { replyAddress } from '../../domain/conversations/reply-address.ts';
import type { FileStore } from '../documents/file-store.ts';
import type { Database } from '../postgres/database.ts';
import { db, now } from '../postgres/query.ts';
import { shortenTlsError } from '../support/shorten-tls-error.ts';
import { type AttachedFile, AttachmentLost, readAttachments } from './attachments.ts';
import { type ClaimedMail, claimMail } from './claim-mail.ts';
import { fillIn } from './fill-in.ts';
import { addSite } from './mail-link.ts';
import type { MailSecret } from './mail-secret.ts';
import { concernsServer } from './mail-server-watch.ts';
import { LinkLost, type OpenLink, openLinks } from './open-links.ts';
import type { RenderedMail, Sender } from './render/render.ts';
import { maxErrorLength, renderMasked, type renderStored } from './render/render-stored.ts';
import { retryQuery } from './retry-query.ts';
import {
  describeFailure,
  isPermanent,
  type Message,
  type SmtpFailure,
  type Transport,
} from './transport.ts';
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
  /** Called when the mail server has taken a mail. Returns whether this ended an outage. */
  onSmtpSuccess?: (mail: string) => boolean;
}

/** `kept` is a mail that was stored instead of sent, because no mail server is set. */
type Delivery = 'sent' | 'kept' | 'waiting' | 'failed' | 'skipped';

/** Attempts of a mail that is rejected for itself: the last one is 15 hours after the first. */
export const maxAttempts = 8;
/** Attempts while the mail server takes no mail at all: it may be away for four days, as mail servers allow each other. */
export const maxAttemptsInOutage = 22;
const firstWaitSeconds = 30;
const maxWaitSeconds = 6 * 3600;
/** Time during which a query is retried. With the timeout of the mail server it must be shorter than the lease of a claim. */
const retrySeconds = 50;

/** Seconds until the next attempt: half a minute, then four times as long each time. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 4 ** (attempts - 1), maxWaitSeconds);
}

/** A mail that no further attempt can deliver, with the reason for `last_error`. */
class Undeliverable extends Error {}

/** Delivers a mail that is due, or fails it, or postpones it. Returns `skipped` for a mail that is not due or not queued. */
export async function deliverMail(mailer: Mailer, id: string): Promise<Delivery> {
  const claimed = await claimMail(mailer, id);
  if (!claimed) return 'skipped';
  const values = addSite(claimed.values, claimed.links, mailer.sender.siteUrl);
  const mail = { ...claimed, values };
  // The mail is claimed now, so queries about it are retried.
  const query = retryQuery(mailer.database.query, retrySeconds);
  const patientMailer = { ...mailer, database: { query } };
  try {
    const { message, content, templateError } = await composeMessage(patientMailer, mail);
    if (templateError) mailer.onTemplateError?.(mail.template_key, templateError);
    // Not retried: nothing has been sent yet, so after an outage `find-waiting-mail` queues the mail again.
    await storeContent(mailer, id, content);
    return await send(patientMailer, mail, message, templateError);
  } catch (error) {
    if (error instanceof Undeliverable) return markFailed(patientMailer, mail, error.message);
    throw error;
  }
}

type Composed = { message: Message; content: RenderedMail; templateError?: string };

/** Renders the mail, opens its links and reads its attachments. In `content`, which is stored, the links are masked. */
async function composeMessage(mailer: Mailer, mail: ClaimedMail): Promise<Composed> {
  const { database, secretOf, files } = mailer;
  if (mail.has_bounced) throw new Undeliverable('address: earlier mail to it came back');
  let links: OpenLink[];
  let attachments: AttachedFile[];
  try {
    links = await openLinks(database.query, secretOf, mail);
    attachments = await readAttachments(database.query, files, mail.id);
  } catch (error) {
    if (error instanceof LinkLost) throw new Undeliverable(`link: ${error.message}`);
    if (error instanceof AttachmentLost) throw new Undeliverable(`attachment: ${error.message}`);
    throw error;
  }
  const { rendered: content, error: templateError } = render(mailer, mail, links);
  const message = { ...messageOf(mailer, mail, fillIn(content, links), links), attachments };
  return { message, content, templateError };
}

async function storeContent(
  { database }: Mailer,
  id: string,
  { subject, html, text }: RenderedMail,
): Promise<void> {
  await database.query(
    db.updateTable('outbox').set({ subject, html, body_text: text }).where('id', '=', id),
  );
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
    const lastAttempt = concernsServer(failure) ? maxAttemptsInOutage : maxAttempts;
    if (isPermanent(error) || mail.attempts >= lastAttempt) throw new Undeliverable(reason);
    return postpone(mailer, mail, reason);
  }
  await mark(mailer, mail.id, 'sent', templateError);
  if (mailer.onSmtpSuccess?.(mail.id)) await hastenWaiting(mailer);
  return 'sent';
}

/** A mail that was rendered for an earlier attempt is sent unchanged. */
function render(
  { sender }: Mailer,
  mail: ClaimedMail,
  links: OpenLink[],
): ReturnType<typeof renderStored> {
  const { own_subject: subject, own_text: text, own_body: body, html, language, values } = mail;
  if (subject && text && html) return { rendered: { subject, text, html } };
  try {
    return renderMasked(mail, { language, variables: values, subject, text, body }, sender, links);
  } catch (error) {
    throw new Undeliverable(`template: ${(error as Error).message}`);
  }
}

function messageOf(
  { mailDomain, inboundAddress }: Mailer,
  mail: ClaimedMail,
  rendered: RenderedMail,
  links: OpenLink[],
): Message {
  const { message_id: messageId, values } = mail;
  const openLink = links.find(({ name }) => name === 'unsubscribe_url')?.sent;
  const replyTo =
    inboundAddress && mail.reply_token && replyAddress(inboundAddress, mail.reply_token);
  const unsubscribe = mail.can_unsubscribe ? (openLink ?? values.unsubscribe_url) : undefined;
  return {
    ...rendered,
    messageId: `<${messageId.includes('@') ? messageId : `${messageId}@${mailDomain}`}>`,
    to: { name: mail.to_name ?? '', address: mail.to_email },
    ...(mail.author && { fromName: mail.author }),
    replyTo: replyTo || (mail.reply_to ?? undefined),
    ...(mail.in_reply_to && { inReplyTo: `<${mail.in_reply_to}>` }),
    calendar: mail.calendar ?? undefined,
    unsubscribeLink: typeof unsubscribe === 'string' ? unsubscribe : undefined,
  };
}

async function mark(
  { database }: Mailer,
  id: string,
  state: 'sent' | 'kept',
  templateError: string | undefined,
): Promise<void> {
  await database.query(
    db
      .updateTable('outbox')
      .set({ state, sent_at: now, last_error: templateError ?? null })
      .where('id', '=', id)
      .where('state', '=', 'sending'),
  );
}

async function postpone(
  { database }: Mailer,
  mail: ClaimedMail,
  reason: string,
): Promise<Delivery> {
  await database.query(
    db
      .updateTable('outbox')
      .set({
        state: 'queued',
        last_error: reason.slice(0, maxErrorLength),
        send_after: sql<Date>`now() + make_interval(secs => ${waitAfter(mail.attempts)})`,
      })
      .where('id', '=', mail.id)
      .where('state', '=', 'sending'),
  );
  return 'waiting';
}

/** After an outage, mail that failed in it need not wait for hours: `find-waiting-mail` queues it. */
async function hastenWaiting({ database }: Mailer): Promise<void> {
  await database.query(
    db
      .updateTable('outbox')
      .set({ send_after: now })
      .where('state', '=', 'queued')
      .where('attempts', '>', 0)
      .where('send_after', '>', now),
  );
}

async function markFailed(
  { database }: Mailer,
  mail: ClaimedMail,
  reason: string,
): Promise<Delivery> {
  await database.query(
    db
      .updateTable('outbox')
      .set({ state: 'failed', last_error: reason.slice(0, maxErrorLength) })
      .where('id', '=', mail.id)
      .where('state', '=', 'sending'),
  );
  return 'failed';
}

function linksOf(html: string, siteUrl: string): string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)].filter(
    (href) => href.startsWith(siteUrl) && URL.parse(href)?.pathname !== '/',
  );
}

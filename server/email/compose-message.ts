import { replyAddress } from '../../domain/conversations/reply-address.ts';
import { formatMailError, type MailError } from '../../domain/mail/mail-error.ts';
import { type AttachedFile, AttachmentLost, readAttachments } from './attachments.ts';
import type { ClaimedMail } from './claim-mail.ts';
import type { Mailer } from './deliver.ts';
import { fillIn } from './fill-in.ts';
import { LinkLost, type OpenLink, openLinks } from './open-links.ts';
import type { RenderedMail } from './render/render.ts';
import { renderMasked, type renderStored } from './render/render-stored.ts';
import type { Message } from './transport.ts';

/** Thrown for a mail that no further attempt can deliver. The message is stored as `last_error`. */
export class Undeliverable extends Error {
  constructor(reason: string | MailError) {
    super(typeof reason === 'string' ? reason : formatMailError(reason));
  }
}

type Composed = { message: Message; content: RenderedMail; templateError?: string };

/** Renders the mail, opens its links and reads its attachments. In `content`, which is stored, the links are masked. */
export async function composeMessage(mailer: Mailer, mail: ClaimedMail): Promise<Composed> {
  const { database, secretOf, files } = mailer;
  if (mail.has_bounced)
    throw new Undeliverable({ kind: 'address', detail: 'earlier mail to it came back' });
  let links: OpenLink[];
  let attachments: AttachedFile[];
  try {
    links = await openLinks(database.query, secretOf, mail);
    attachments = await readAttachments(database.query, files, mail.id);
  } catch (error) {
    if (error instanceof LinkLost) throw new Undeliverable({ kind: 'link', detail: error.message });
    if (error instanceof AttachmentLost) {
      throw new Undeliverable({ kind: error.kind, detail: error.fileName });
    }
    throw error;
  }
  const { rendered: content, error: templateError } = render(mailer, mail, links);
  const message = { ...messageOf(mailer, mail, fillIn(content, links), links), attachments };
  return { message, content, templateError };
}

/** Reuses the text of an earlier attempt, so that a retry sends the same mail. */
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
    throw new Undeliverable({ kind: 'template', detail: (error as Error).message });
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

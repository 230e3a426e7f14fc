import { parseRichDocument, textOf } from '../../../domain/content/rich-document.ts';
import type { Enums } from '../../../domain/database.types.ts';

export type ReceivedMail = {
  id: string;
  kind: Enums<'inbox_kind'>;
  from_email: string | null;
  from_name: string | null;
  subject: string | null;
  body_text: string | null;
  quoted_text: string | null;
  html: string | null;
  is_readable: boolean;
  received_at: string;
  attachments: {
    id: string;
    bucket: string;
    path: string | null;
    file_name: string;
    mime_type: string;
    rejected: string | null;
  }[];
};

export type SentMail = {
  id: string;
  subject: string | null;
  template_key: string;
  body_text: string | null;
  body: unknown;
  message: string | null;
  state: Enums<'mail_state'>;
  send_after: string;
  sent_at: string | null;
  created_at: string;
  created_by: string | null;
  to_email: string;
  attachments: { id: string; file_name: string }[];
};

export type ThreadMail =
  | { direction: 'in'; at: string; mail: ReceivedMail }
  | { direction: 'out'; at: string; mail: SentMail };

/** Merges both directions, oldest first. A waiting mail is placed by the time when it was written. */
export function mergeMails(received: ReceivedMail[], sent: SentMail[]): ThreadMail[] {
  const mails: ThreadMail[] = [
    ...received.map((mail) => ({ direction: 'in' as const, at: mail.received_at, mail })),
    ...sent.map((mail) => ({
      direction: 'out' as const,
      at: mail.sent_at ?? mail.created_at,
      mail,
    })),
  ];
  return mails.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Returns the subject, or the name of the template while the mail has not been rendered. */
export const subjectOfSent = (
  { subject, template_key }: Pick<SentMail, 'subject' | 'template_key'>,
  nameMail: (template: string) => string,
): string => subject || nameMail(template_key);

/** Returns what a colleague wrote, without the footer that every mail has. */
export function textOfSent({ body_text: text, body, message }: SentMail): string {
  if (text) return text.split('\n\n-- \n')[0] ?? '';
  // A mail that is still queued has no rendered text.
  if (!body) return message ?? '';
  return parseRichDocument(body)
    .map((node) => textOf([node]))
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the subject of a reply to the last mail that a person wrote. */
export function replySubject(mails: ThreadMail[]): string {
  const isWritten = ({ mail }: ThreadMail) => !('kind' in mail) || mail.kind === 'mail';
  const last = mails.filter(isWritten).findLast(({ mail }) => mail.subject)?.mail.subject ?? '';
  const bare = last.replace(/^((re|sv|fw|vb)\s*:\s*)+/i, '').trim();
  return bare && `Re: ${bare}`;
}

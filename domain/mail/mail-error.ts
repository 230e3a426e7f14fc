// The reason why a mail was not sent, as stored in `outbox.last_error`: one of these and its detail (of an attachment its
// name), or else the response of the mail server.

export const mailErrors = [
  'address',
  'link',
  'attachment_missing',
  'attachment_too_large',
  'template',
] as const;

export type MailErrorKind = (typeof mailErrors)[number];

export type MailError = { kind: MailErrorKind; detail: string };

export const formatMailError = ({ kind, detail }: MailError) => `${kind}: ${detail}`;

/** Returns undefined for the response of a mail server. */
export function parseMailError(text: string): MailError | undefined {
  const kind = mailErrors.find((name) => text.startsWith(`${name}: `));
  return kind && { kind, detail: text.slice(kind.length + 2) };
}

import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const lostLink = {
  title: 'This link no longer works',
  text: 'It may be old, or have been replaced. If your data has been erased, there’s nothing left to open. Otherwise enter the email address you used, and we’ll send you a new link.',
  email: 'Email',
  send: 'Send me a new link',
  sent: 'If we recognise that address, an email is on its way.',
} as const;

export const linkRequest = {
  title: 'Get a new link',
  text: 'Your private page shows everything we have about you. Enter the email address you used, and we’ll send you a link to it.',
} as const;

export const endedLink = {
  title: 'This link has expired',
  text: 'To keep your data safe, a link stops working after 30 days without use, or when it’s replaced. We can send a new one to the email address we have for you.',
  send: 'Send me a new link',
  sent: 'An email with a new link is on its way.',
  otherAddress: 'No longer use that address? Email {email}.',
} as const;

export type LostLinkMessages = MessagesOf<typeof lostLink>;
export type LinkRequestMessages = MessagesOf<typeof linkRequest>;
export type EndedLinkMessages = MessagesOf<typeof endedLink>;

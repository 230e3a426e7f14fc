import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const newShortlist = {
  title: 'New shortlist',
  contact: 'To',
  otherContact: 'Someone else',
  name: 'Recipient’s name',
  email: 'Email',
  emailHint: 'Leave empty to share the link yourself.',
  language: 'Email language',
  expires: 'Valid until',
  message: 'Message to the client',
  messageHint: 'Shown above the shortlist and in the email.',
  submit: 'Create draft',
  cancel: 'Cancel',
  startsWith: {
    interviewed: 'Starts with everyone in interview or offer: {count}.',
    previous: 'Starts with the people on the latest shortlist: {count}.',
    nobody: 'Nobody has reached interview yet, so it starts empty.',
  },
  withoutRejected: 'Left out because they’re rejected: {names}.',
} as const;

export type NewShortlistMessages = MessagesOf<typeof newShortlist>;

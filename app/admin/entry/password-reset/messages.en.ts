import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminPasswordReset = {
  title: 'Choose a new password',
  intro: 'For {email}. You’ll be signed out everywhere else.',
  password: 'New password',
  passwordHint: 'Longer beats complicated: try four random words.',
  repeat: 'Repeat password',
  different: 'The passwords don’t match.',
  save: 'Save password',
  saving: 'Saving…',
  saved: 'Your new password is saved.',
  failed: 'Couldn’t save the password: {error}',
  expired: {
    title: 'This link no longer works',
    text: 'It has already been used or has expired. Request a new one; it only takes a moment.',
    requestNewLink: 'Request a new link',
    signIn: 'Back to login',
  },
} as const;

export type AdminPasswordResetMessages = MessagesOf<typeof adminPasswordReset>;

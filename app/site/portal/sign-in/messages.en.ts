import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const portalPasskeys = {
  title: 'Sign in faster',
  text: 'With a passkey you sign in with your fingerprint, face or screen lock instead of a code by email.',
  unnamed: 'Passkey',
  addedOn: 'Added {date}',
  add: 'Add a passkey',
  added: 'Passkey added.',
  rename: 'Rename',
  renameLabel: 'Rename {name}',
  renameTitle: 'Rename passkey',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  renamed: 'Passkey renamed.',
  remove: 'Remove',
  removeLabel: 'Remove {name}',
  removeTitle: 'Remove “{name}”?',
  removeText:
    'It can no longer be used to sign in, and devices that signed in with it are signed out.',
  keepPasskey: 'Keep it',
  removed: 'Passkey removed. Delete it from your device too.',
  failed: 'Nothing was changed. Try again.',
  errors: {
    reauthentication_needed: 'Sign out and in again first: this needs a recent sign-in.',
    current_password_required: 'Sign out and in again first: this needs a recent sign-in.',
    too_many_passkeys: 'You have ten passkeys already. Remove one first.',
    webauthn_credential_exists: 'This device already has a passkey for your account.',
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
      'This device already has a passkey for your account.',
  } as Record<string, string>,
} as const;

export const portalSignIn = {
  title: 'Sign in to the client portal',
  intro: 'Enter your work email and we’ll send you a code. No password needed.',
  sessionEnded: 'Your session has ended. Sign in again to pick up where you left off.',
  linkFailed: 'That link has expired or was already used. Ask for a new code.',
  email: 'Work email',
  mailCode: 'Email me a code',
  asking: 'Sending…',
  sent: 'If {email} has access, a code is on its way. It can take a minute. You can also open the link in the email.',
  code: 'Code',
  codeHint: 'The latest code is the one that works.',
  submit: 'Sign in',
  submitting: 'Signing in…',
  sendNewCode: 'Send a new code',
  sentAgain: 'We’ve sent a new code, if the address has access.',
  wait: {
    one: 'No new code was sent, as one was asked for just now. If you already have a code, it still works. You can ask for another in 1 second.',
    other:
      'No new code was sent, as one was asked for just now. If you already have a code, it still works. You can ask for another in {count} seconds.',
  },
  useAnotherAddress: 'Use another address',
  noMail: 'No email? Check your spam folder, or write to {contact}.',
  invalidEmail: 'Check the email address.',
  invalidCode: 'That code is wrong or has expired. Check it, or ask for a new one.',
  passkey: 'Use a passkey',
  noPasskey: 'No passkey was used. Ask for a code instead; you can add a passkey once you’re in.',
  tooMany: 'Too many attempts. Wait a minute and try again.',
  failed: 'That didn’t work. Check your connection and try again.',
} as const;

export type PortalPasskeysMessages = MessagesOf<typeof portalPasskeys>;
export type PortalSignInMessages = MessagesOf<typeof portalSignIn>;

import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const profilePasskeys = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, face or screen lock instead of the password.',
  none: 'You have no passkeys yet.',
  add: 'Add a passkey',
  adding: 'Waiting for your device…',
  added: 'Passkey added.',
  notSupported: 'This browser doesn’t support passkeys. Try another one, or your phone.',
  unnamed: 'Passkey',
  addedOn: 'Added {date}',
  lastUsed: 'last used {date}',
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameLabel: 'Rename {name}',
  renameTitle: 'Rename passkey',
  renamed: 'Passkey renamed.',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeLabel: 'Remove {name}',
  removeTitle: 'Remove “{name}”?',
  removeText:
    'It can no longer be used to sign in, and devices that signed in with it are signed out. Delete it from your device too.',
  keepPasskey: 'Keep it',
  removed: 'Passkey removed.',
  loadFailed: 'Couldn’t load this. Try again in a moment.',
  errors: {
    cancelled: 'No passkey was used. Try again, or sign in another way.',
    exists: 'This device already has a passkey for your account.',
    expired: 'That took too long. Try again.',
    notAccepted: 'That passkey isn’t valid here. Sign in another way.',
    tooMany: 'You have ten passkeys already. Remove one first.',
  },
} as const;

export type ProfilePasskeysMessages = MessagesOf<typeof profilePasskeys>;

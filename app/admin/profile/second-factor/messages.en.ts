import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const profileSecondFactor = {
  title: 'Two-factor authentication',
  text: 'After your password, you confirm with an app, a security key or another device. A stolen password is then worthless.',
  on: 'On',
  off: 'Off',
  onSince: 'Since {date}',
  remove: 'Remove',
  removeTitle: 'Remove two-factor authentication?',
  removeText:
    'Your password alone will open the back office. Your recovery codes stop working too.',
  keepFactor: 'Keep it',
  removed: 'Two-factor authentication removed.',
  failed: 'Something went wrong: {error}',
  loadFailed: 'Couldn’t load this. Try again in a moment.',
  codesLeft: 'Recovery codes left: {count}',
  newCodes: 'Create new codes',
  newCodesHint: 'New codes replace all previous ones.',
} as const;

export type ProfileSecondFactorMessages = MessagesOf<typeof profileSecondFactor>;

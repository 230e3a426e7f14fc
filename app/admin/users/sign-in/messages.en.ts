import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const userFactor = {
  title: 'Two-factor authentication',
  on: 'On. Signing in takes a code from an app.',
  off: 'Off. The password alone opens the account.',
  reset: 'Reset',
  resetTitle: 'Reset two-factor authentication?',
  resetText:
    '{name} is signed out everywhere and only needs a password until they set it up again. Make sure it’s really {name} who asked.',
  resetDone: 'Two-factor authentication is off for {name}, and all sessions are ended.',
} as const;

export const userPasskeys = {
  none: 'No passkeys. They’re added by the colleague, in their own profile.',
  removeText:
    'It can no longer be used to sign in, and devices that signed in with it are signed out.',
} as const;

export const userSessions = {
  title: 'Signed-in devices',
  none: 'Not signed in anywhere.',
  endAll: 'End all',
  ended: 'Session ended.',
  allEnded: 'All of {name}’s sessions are ended.',
} as const;

export type UserFactorMessages = MessagesOf<typeof userFactor>;
export type UserPasskeysMessages = MessagesOf<typeof userPasskeys>;
export type UserSessionsMessages = MessagesOf<typeof userSessions>;

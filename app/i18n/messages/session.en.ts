import type { MessagesOf } from '../messages-of.ts';

/** About the account of a visitor. */
export const session = {
  signedOut: { title: 'Signed out', text: 'You have been signed out of LinkedIn' },
  /** Names the session of an account that does not sign in with LinkedIn, such as a colleague’s. */
  signedOutOfAccount: {
    title: 'Signed out',
    text: 'You have been signed out of your account on all devices',
  },
  signOutFailed: { title: 'Error', text: 'Could not sign you out' },
  linkedin: 'Continue with LinkedIn',
  linkedinFailed: {
    title: 'You’re not signed in',
    text: 'Signing in with LinkedIn was cancelled or didn’t work. You can continue without it.',
  },
  linkExpired: {
    title: 'This link no longer works',
    text: 'It has already been used or has expired. Ask for a new one and open the latest email.',
  },
  accountDisabled: { title: 'You’re not signed in', text: 'This account has been disabled.' },
} as const;

export type SessionMessages = MessagesOf<typeof session>;

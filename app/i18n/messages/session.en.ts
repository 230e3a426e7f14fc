import type { MessagesOf } from '../messages-of.ts';

/** About the account of a visitor. */
export const session = {
  signedOut: { title: 'Signed out', text: 'You have been signed out of LinkedIn' },
  signOutFailed: { title: 'Error', text: 'Could not sign you out' },
  linkedin: 'Continue with LinkedIn',
  linkedinFailed: {
    title: 'You’re not signed in',
    text: 'Signing in with LinkedIn was cancelled or didn’t work. You can continue without it.',
  },
} as const;

export type SessionMessages = MessagesOf<typeof session>;

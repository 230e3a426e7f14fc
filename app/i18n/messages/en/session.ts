/** About the account of a visitor. */
export const session = {
  signedOut: { title: 'Signed out', text: 'You have been signed out of LinkedIn' },
  signOutFailed: { title: 'Error', text: 'Could not sign you out' },
  linkedin: 'Continue with LinkedIn',
  linkedinFailed: {
    title: 'You are not signed in',
    text: 'The sign-in with LinkedIn was cancelled or did not work. You can go on without it.',
  },
};

export type SessionMessages = typeof session;

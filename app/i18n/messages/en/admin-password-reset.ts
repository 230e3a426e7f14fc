export const adminPasswordReset = {
  title: 'Choose a new password',
  intro: 'For {email}. Everywhere else you will be signed out.',
  password: 'New password',
  passwordHint: 'Long beats complicated: four random words will do.',
  repeat: 'The same once more',
  different: 'The two do not match.',
  save: 'Save password',
  saving: 'Saving...',
  saved: 'Your new password is saved.',
  failed: 'The password could not be saved: {problem}',
  expired: {
    title: 'This link no longer works',
    text: 'It was used before, or it has grown too old. Ask for a new one; that takes a moment.',
    again: 'Ask for a new link',
    signIn: 'Back to login',
  },
};

export type AdminPasswordResetMessages = typeof adminPasswordReset;

export const adminSignup = {
  title: 'Create an account',
  intro:
    'For people who work at {siteName}. An administrator approves it before it opens anything.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'Long beats complicated: four random words will do.',
  create: 'Create account',
  creating: 'Creating account...',
  failed: 'The account could not be created: {problem}',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  sent: {
    title: 'Check your inbox',
    text: 'We have written to {email}. Follow the link in the mail; after that an administrator approves the account.',
    again: 'Send it again',
    back: 'Use another address',
    sentAgain: 'Sent. Have a look in the spam folder too.',
    failed: 'It could not be sent: {problem}',
  },
  invitation: {
    title: 'Welcome to {siteName}',
    intro: 'You are invited as {email}. Choose what we call you and a password, and you are in.',
    accept: 'Accept invitation',
    accepting: 'One moment...',
    failed: 'The invitation could not be accepted: {problem}',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It was used before, or it is too old. Sign in if your account is confirmed; else sign up again or ask for a new invitation.',
    signIn: 'To the login',
    signUp: 'Sign up again',
  },
};

export type AdminSignupMessages = typeof adminSignup;

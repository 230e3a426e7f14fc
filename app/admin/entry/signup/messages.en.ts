import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminSignup = {
  title: 'Create an account',
  intro:
    'For people who work at {siteName}. An administrator approves your account before you get access.',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'Longer beats complicated: try four random words.',
  create: 'Create account',
  creating: 'Creating account…',
  failed: 'Couldn’t create the account: {error}',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  sent: {
    title: 'Check your inbox',
    text: 'We’ve emailed {email}. Follow the link or enter the code from the email, and an administrator will then approve your account.',
    code: 'Code from the email',
    confirm: 'Confirm address',
    confirming: 'Confirming…',
    wrongCode: 'The code is wrong or has expired.',
    sendAgain: 'Send it again',
    useAnotherAddress: 'Use another address',
    sentAgain: 'Sent. Check your spam folder too.',
    failed: 'Couldn’t send it: {error}',
  },
  invitation: {
    title: 'Welcome to {siteName}',
    intro: 'You’re invited as {email}. Enter your name, choose a password, and you’re in.',
    accept: 'Accept invitation',
    accepting: 'One moment…',
    failed: 'Couldn’t accept the invitation: {error}',
  },
  expired: {
    title: 'This link no longer works',
    text: 'It has already been used or has expired. Sign in if your account is confirmed; otherwise sign up again or ask for a new invitation.',
    signIn: 'Back to login',
    signUp: 'Sign up again',
  },
} as const;

export type AdminSignupMessages = MessagesOf<typeof adminSignup>;

import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminLogin = {
  title: 'Welcome back',
  intro: 'Sign in to the {siteName} back office.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  failed: 'Login failed: {error}',
  linkFailed: 'You’re not signed in. {error}',
  passkey: { signIn: 'Use a passkey', signingIn: 'Waiting for your device…' },
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  signUp: 'Create an account',
  reset: {
    title: 'Reset your password',
    intro: 'Enter your email and we’ll send you a link to set a new password.',
    send: 'Send Reset Email',
    sending: 'Sending reset email...',
    back: 'Back to login',
    sent: 'Password reset email sent! Check your inbox and spam folder.',
    failed: 'Password reset failed: {error}',
  },
} as const;

export type AdminLoginMessages = MessagesOf<typeof adminLogin>;

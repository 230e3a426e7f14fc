export const adminLogin = {
  title: 'Welcome back',
  intro: 'To the back office of {siteName}.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  failed: 'Login failed: {problem}',
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  signUp: 'Create an account',
  reset: {
    title: 'Reset your password',
    intro: 'Tell us your address and we mail you a link that sets a new one.',
    send: 'Send Reset Email',
    sending: 'Sending reset email...',
    back: 'Back to login',
    sent: 'Password reset email sent! Check your inbox and spam folder.',
    failed: 'Password reset failed: {problem}',
  },
};

export type AdminLoginMessages = typeof adminLogin;

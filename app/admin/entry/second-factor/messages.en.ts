import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminSecondFactor = {
  step: {
    title: 'Two-factor authentication',
    text: 'Open your authenticator app and enter the six-digit code for {siteName}.',
    device: 'Authenticator',
    code: 'Code',
    verify: 'Verify',
    verifying: 'Verifying…',
    useRecovery: 'Use a recovery code instead',
    useCode: 'Use the authenticator app instead',
    recoveryText:
      'Enter one of the codes you saved when you set up two-factor authentication. Each works once.',
    recoveryCode: 'Recovery code',
    keyText: 'Use the security key that you have added to your account.',
    key: 'Use security key',
    waiting: 'Waiting for your security key…',
    useKey: 'Use the security key instead',
    cancel: 'Sign in as someone else',
  },
  setup: {
    start: 'Set up authenticator app',
    starting: 'One moment…',
    scan: 'Scan this with your authenticator app',
    scanLabel: 'QR code for the authenticator app',
    orType: 'Or enter this key in the app:',
    copy: 'Copy',
    copied: 'Copied',
    thenCode: 'Then enter the six-digit code from the app',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    cancel: 'Cancel',
    name: 'Authenticator app',
    done: 'Two-factor authentication is on.',
    codesFailed:
      'Couldn’t create recovery codes ({error}). Create them in your profile before you need one.',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each code lets you in once if you lose your phone. They’re only shown now: print them or keep them in a password manager.',
    download: 'Download',
    file: 'recovery-codes.txt',
    saved: 'I’ve saved them',
  },
  proof: {
    title: 'Confirm it’s you',
    text: 'It’s been a while since you signed in. Enter your password to make this change.',
    codeText:
      'It’s been a while since you signed in. We’ve emailed you a code to confirm this change.',
    password: 'Current password',
    code: 'Code from the email',
    confirm: 'Continue',
    confirming: 'Confirming...',
    cancel: 'Cancel',
    signIn: 'Sign in again instead',
  },
} as const;

export type AdminSecondFactorMessages = MessagesOf<typeof adminSecondFactor>;

export const adminSecondFactor = {
  step: {
    title: 'Second factor',
    text: 'Open your authenticator app and type the six digits it shows for {siteName}.',
    device: 'Authenticator',
    code: 'Code',
    verify: 'Verify',
    verifying: 'Verifying...',
    failed: 'That did not work: {problem}',
    useRecovery: 'Use a recovery code instead',
    useCode: 'Use the authenticator app instead',
    recoveryText:
      'Type one of the codes you saved when you set up the second factor. It works once.',
    recoveryCode: 'Recovery code',
    cancel: 'Sign in as somebody else',
  },
  setup: {
    start: 'Set up authenticator app',
    starting: 'One moment...',
    scan: 'Scan this with your authenticator app',
    scanLabel: 'QR code for the authenticator app',
    orType: 'Or type this key into the app:',
    copy: 'Copy',
    copied: 'Copied',
    thenCode: 'Then type the six digits the app shows',
    confirm: 'Confirm',
    confirming: 'Confirming...',
    cancel: 'Cancel',
    name: 'Authenticator app',
    done: 'The second factor is on.',
    failed: 'That did not work: {problem}',
    codesFailed:
      'The recovery codes could not be made ({problem}). Make them under your profile before you need one.',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each of these lets you in once if your phone is lost. They are shown only now: print them or keep them in a password manager.',
    download: 'Download',
    file: 'recovery-codes.txt',
    saved: 'I have saved them',
  },
};

export type AdminSecondFactorMessages = typeof adminSecondFactor;

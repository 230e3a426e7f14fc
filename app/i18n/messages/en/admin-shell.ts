export const adminShell = {
  loading: 'Loading admin portal...',
  backOffice: 'Back office',
  skipToContent: 'Skip to content',
  menu: 'Back office menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  toSite: 'To the website',
  signOut: 'Sign out',
  signOutFailed: 'You are signed out in this browser, but the server could not be told: {problem}',
  signedOut: 'You are signed out.',
  navigation: {
    dashboard: 'Dashboard',
    jobs: 'Jobs',
    profile: 'Your profile',
  },
  roles: {
    admin: 'Administrator',
    recruiter: 'Recruiter',
    editor: 'Editor',
  },
  waiting: {
    title: 'Waiting for approval',
    text: 'Your account is ready, {name}. A colleague who is an administrator now gives it a role; this page then opens by itself.',
    signedInAs: 'Signed in as {email}',
  },
  stranger: {
    title: 'This is the staff entrance',
    text: 'You are signed in, but your account is a visitor’s. Do you work here? Ask an administrator for an invitation.',
  },
  disabled: {
    title: 'This account is closed',
    text: 'An administrator has closed it. If that is a mistake, talk to a colleague who is one.',
  },
  required: {
    title: 'One more step',
    text: 'Everybody who works here signs in with a second factor. Set yours up now; it takes a minute.',
  },
  /** What the server says is shown as it is, but where it speaks to developers. */
  problems: {
    mfa_verification_failed: 'The code is not right. Try the one that shows now.',
    mfa_challenge_expired: 'That took too long. Try again with a new code.',
    mfa_ip_address_mismatch: 'Try again with a new code.',
    insufficient_aal: 'Confirm with your second factor first.',
    session_not_found: 'You are signed out. Sign in again.',
  } as Record<string, string>,
};

export type AdminShellMessages = typeof adminShell;

import type { MessagesOf } from '../../i18n/messages-of.ts';
import { backendErrors } from './error-messages.en.ts';
import { navigation, navigationCounts } from './navigation/messages.en.ts';

export const adminShell = {
  loading: 'Loading admin portal...',
  needsScripts: 'The back office needs JavaScript. Turn it on in your browser and reload the page.',
  backOffice: 'Back office',
  skipToContent: 'Skip to content',
  menu: 'Back office menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  toSite: 'View website',
  signOut: 'Sign out',
  signOutFailed: 'You’re signed out in this browser, but we couldn’t tell the server: {error}',
  signedOut: 'You’re signed out.',
  sessionEnded: 'Your session was ended elsewhere. Sign in to pick up where you left off.',
  navigation,
  groups: { recruiting: 'Recruiting', publishing: 'Publishing', running: 'Operations' },
  counts: navigationCounts,
  scheme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  roles: {
    admin: 'Administrator',
    recruiter: 'Recruiter',
    editor: 'Editor',
  },
  waiting: {
    title: 'Waiting for approval',
    text: 'Your account is ready, {name}. As soon as an administrator gives you a role, this page opens automatically.',
    signedInAs: 'Signed in as {email}',
  },
  noAccess: {
    title: 'Staff only',
    text: 'You’re signed in with a visitor account. Do you work here? Ask an administrator for an invitation.',
    client: 'Are you a client?',
    portal: 'Open the client portal',
  },
  disabled: {
    title: 'This account is disabled',
    text: 'An administrator has disabled it. If that’s a mistake, contact an administrator.',
  },
  required: {
    title: 'One more step',
    text: 'Everyone who works here uses two-factor authentication. Set yours up now; it takes a minute.',
  },
  validation: {
    required: 'Fill in this field.',
    choose: 'Choose one.',
    unchecked: 'Tick this box.',
    email: 'Enter an email address.',
    url: 'Enter a web address, such as https://www.example.com.',
    number: 'Enter a number.',
    date: 'Enter a valid date.',
    range: 'Enter a number from {min} to {max}.',
    min: 'Enter at least {min}.',
    max: 'Enter at most {max}.',
    step: 'Enter a whole number.',
    tooShort: 'Write at least {count} characters.',
  },
  failed: 'Something went wrong: {error}',
  loadFailed: {
    title: 'Something went wrong',
    text: 'Couldn’t load this. Check your connection and try again.',
    retry: 'Try again',
  },
  undo: 'Undo',
  undone: 'Undone.',
  disabledStaff: '{name} (disabled)',
  /** Messages of the server are shown unchanged, except those written for developers. */
  errors: backendErrors,
} as const;

export type AdminShellMessages = MessagesOf<typeof adminShell>;

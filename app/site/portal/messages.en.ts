import type { MessagesOf } from '../../i18n/messages-of.ts';
import { approvals } from './approvals/messages.en.ts';
import { reports } from './reports/messages.en.ts';
import { hiringTeam, portalSearches, portalShortlists } from './searches/messages.en.ts';
import { portalPasskeys, portalSignIn } from './sign-in/messages.en.ts';

export const portal = {
  pageTitle: 'Client portal | {siteName}',
  title: 'Client portal',
  noJs: 'The client portal needs JavaScript. Turn it on in your browser, or email {email}.',
  loading: 'Opening the portal…',
  offline: 'You seem to be offline. This is what we last received.',
  failed: {
    title: 'The portal didn’t open',
    text: 'Check your connection and try again.',
    retry: 'Try again',
  },
  noAccess: {
    title: 'This address has no portal access',
    text: 'You’re signed in as {email}. Access may have ended, or it was given to another address. Your recruiter can help.',
    useAnotherAddress: 'Use another address',
    contactUs: 'Contact us',
  },
  passkeys: portalPasskeys,
  signIn: portalSignIn,
  signOut: 'Sign out',
  company: 'Company',
  nav: { label: 'Pages of the portal', searches: 'Searches', plan: 'Plan & invoices' },
  approvals,
  reports,
  searches: portalSearches,
  team: hiringTeam,
  shortlists: portalShortlists,
} as const;

export type PortalMessages = MessagesOf<typeof portal>;

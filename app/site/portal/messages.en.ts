import type { MessagesOf } from '../../i18n/messages-of.ts';
import { approvals } from './approvals/messages.en.ts';
import { reports } from './reports/messages.en.ts';

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
    other: 'Use another address',
    write: 'Contact us',
  },
  signIn: {
    title: 'Sign in to the client portal',
    intro: 'Enter your work email and we’ll send you a code. No password needed.',
    ended: 'Your session has ended. Sign in again to go on where you left off.',
    linkFailed: 'That link has expired or was already used. Ask for a new code.',
    email: 'Work email',
    ask: 'Email me a code',
    asking: 'Sending…',
    sent: 'If {email} has access, a code is on its way. It can take a minute. You can also open the link in the email.',
    code: 'Code',
    codeHint: 'The latest code is the one that works.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    again: 'Send a new code',
    sentAgain: 'We’ve sent a new code, if the address has access.',
    wait: {
      one: 'No new code was sent, as one was asked for just now. If you already have a code, it still works. You can ask for another in 1 second.',
      other:
        'No new code was sent, as one was asked for just now. If you already have a code, it still works. You can ask for another in {count} seconds.',
    },
    other: 'Use another address',
    noMail: 'No email? Check your spam folder, or write to {contact}.',
    invalidEmail: 'Check the email address.',
    invalidCode: 'That code is wrong or has expired. Check it, or ask for a new one.',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    failed: 'That didn’t work. Check your connection and try again.',
  },
  signOut: 'Sign out',
  company: 'Company',
  nav: { label: 'Pages of the portal', searches: 'Searches', plan: 'Plan & invoices' },
  approvals,
  reports,
  searches: {
    title: 'Your searches',
    greeting: 'Hi {name}',
    open: { one: 'You have 1 open search.', other: 'You have {count} open searches.' },
    noneOpen: 'You have no open search right now.',
    none: {
      title: 'No searches yet',
      text: 'As soon as we start looking for someone for you, you can follow it here.',
    },
    closed: 'Earlier searches',
    states: { open: 'Open', closed: 'Closed' },
    since: 'Since {day}',
    until: 'Closed {day}',
    ad: 'See the ad',
    adOf: 'See the ad for {job}',
    pipeline: 'People in each stage',
    stages: {
      new: 'Applied',
      screening: 'Screening',
      interview: 'Interview',
      offer: 'Offer',
      hired: 'Hired',
    },
    next: 'Next step',
    answer: 'See the shortlist',
    steps: {
      answer: {
        one: 'Tell us what you think of 1 person on your shortlist.',
        other: 'Tell us what you think of {count} people on your shortlist.',
      },
      offer: {
        one: 'An offer is out. We’ll let you know as soon as we hear back.',
        other: '{count} offers are out. We’ll let you know as soon as we hear back.',
      },
      interview: {
        one: 'We’re interviewing 1 person.',
        other: 'We’re interviewing {count} people.',
      },
      screening: {
        one: 'We’re getting to know 1 applicant.',
        other: 'We’re getting to know {count} applicants.',
      },
      searching: 'We’re looking for the right people.',
      hired: { one: 'Done: 1 person hired.', other: 'Done: {count} people hired.' },
      closed: 'This search is closed.',
    },
    recruiter: { role: 'Your recruiter', ask: 'Email {name}', subject: '{subject}' },
  },
  shortlists: {
    title: 'Shortlists',
    back: 'All searches',
    of: 'Shortlist from {day}',
    people: { one: '1 person', other: '{count} people' },
    answered: '{answered} of {count} answered',
    allAnswered: 'all answered',
    closed: 'closed {day}. Ask your recruiter to open it again.',
  },
} as const;

export type PortalMessages = MessagesOf<typeof portal>;

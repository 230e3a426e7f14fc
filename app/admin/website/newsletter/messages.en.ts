import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const newsletterReaders = {
  title: 'Newsletter',
  text: 'Who gets new articles by email. Everyone has confirmed their address.',
  confirmedCount: { one: '1 subscriber', other: '{count} subscribers' },
  waitingCount: '{count} waiting',
  search: 'Search email or name',
  states: { confirmed: 'Confirmed', waiting: 'Waiting for confirmation' },
  languages: { en: 'English', sv: 'Swedish' },
  columns: {
    email: 'Email',
    name: 'Name',
    state: 'Status',
    language: 'Language',
    joined: 'Signed up',
    consent: 'Consent',
  },
  version: 'Text {version}',
  remove: 'Remove',
  removeText:
    'Their consent is recorded as withdrawn and they get no more articles. Only they can sign up again.',
  empty: {
    title: 'No subscribers yet',
    text: 'Visitors sign up below the articles of the blog and confirm by email.',
  },
  notYours: {
    title: 'You don’t have access',
    text: 'Subscribers are personal data, so the list is for recruiters and administrators.',
  },
} as const;

export type NewsletterReadersMessages = MessagesOf<typeof newsletterReaders>;

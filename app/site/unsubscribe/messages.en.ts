import type { MessagesOf } from '../../i18n/messages-of.ts';

const newsletter = {
  pageTitle: 'Newsletter | {siteName}',
  title: 'Stop the newsletter?',
  text: 'We email you new articles. Press the button to stop. If we have no other reason to keep your address, we erase it.',
  unsubscribe: 'Unsubscribe',
  done: {
    title: 'You’ve unsubscribed',
    text: 'No more articles by email. They’re all in the blog whenever you want to read.',
    next: 'Go to the blog',
  },
} as const;

export const unsubscribe = {
  pageTitle: 'Job alerts | {siteName}',
  title: 'Stop emails about new jobs?',
  text: 'We email you when a job that may suit you opens. Press the button to stop. You stay in the candidate database; only the emails end.',
  unsubscribe: 'Stop emails',
  done: {
    title: 'You won’t get any more emails',
    text: 'We’ve stopped your job alerts. You’re still in the candidate database, and all open jobs are on the site whenever you want to look.',
    next: 'See open jobs',
  },
  invalid: {
    title: 'This link has expired',
    text: 'Use the link in a newer email, or email {email} and we’ll stop them for you.',
  },
  newsletter,
  failed: 'Something went wrong. Try again in a moment.',
} as const;

export type UnsubscribeMessages = MessagesOf<typeof unsubscribe>;

import type { MessagesOf } from '../../i18n/messages-of.ts';

export const confirm = {
  pageTitle: 'Confirm | {siteName}',
  title: 'Was this you?',
  text: 'We received a form with your email address. If you sent it, confirm below and we’ll take it from there. If it wasn’t you, just close this page: what was sent is deleted, and nothing about you changes.',
  submit: 'Yes, it was me',
  done: {
    title: 'Thanks, we’ve got it',
    text: 'Everything you sent is in. An email with the details is on its way.',
    jobs: 'See open jobs',
  },
  subscribed: {
    title: 'You’re on the list',
    text: 'The next article comes to you the morning after it’s published. Every email has a link to unsubscribe.',
    blog: 'Back to the blog',
  },
  appliedAgain: {
    title: 'You’ve already applied for this job',
    text: 'Your first application stays as it was, and what you wrote this time wasn’t added. We’ve emailed you a link to your page, where you can follow it and change your cover letter until a decision is made.',
    cv: 'Your new CV has been added to your files.',
  },
  invalid: {
    title: 'This link has expired',
    text: 'There’s nothing left to confirm here. Send the form again, or email {email} and we’ll help you.',
  },
  failed: 'Something went wrong. Try again in a moment.',
} as const;

export type ConfirmMessages = MessagesOf<typeof confirm>;

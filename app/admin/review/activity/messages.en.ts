import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const shortlistComments = {
  title: 'Comments',
  titleOn: 'Comments on {name}',
  colleague: 'Former colleague',
  reply: 'Reply to {client} about {name}',
  hint: '{client} sees it on the shortlist page. It has your name if your profile shows you to clients. No email is sent.',
  send: 'Send reply',
  sent: 'Reply sent to {client}.',
  noRoom: 'There’s no room for more comments about {name}. Email {client} instead.',
  closed: 'The link is closed, so {client} can’t see replies.',
} as const;

export const clientActivity = {
  title: 'Client activity',
  empty: 'Nothing yet. What the client opens or answers shows up here.',
  kinds: {
    opened: 'Opened the shortlist',
    viewed: 'Viewed {name}',
    downloaded_cv: 'Opened {name}’s CV',
    commented: 'Commented on {name}',
    asked_for_interview: 'Asked for an interview with {name}',
    passed: 'Passed on {name}',
    replied: '{author} replied about {name}',
  },
  byLink: {
    copied: 'copied link',
    mailed: 'emailed link',
    replaced: 'a link that has been replaced',
  },
  inPortal: 'client portal',
  somebody: 'someone',
  colleague: 'A former colleague',
} as const;

export type ShortlistCommentsMessages = MessagesOf<typeof shortlistComments>;
export type ClientActivityMessages = MessagesOf<typeof clientActivity>;

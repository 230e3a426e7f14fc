import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const profileNotifications = {
  title: 'Notifications by email',
  text: 'Choose what we email you about. What you read in the back office within two minutes isn’t emailed.',
  clientAnswers: 'A client responds to a candidate or an ad, or asks for a pause',
  mentions: 'A colleague mentions me',
  tasks:
    'I’m given a task or asked for a scorecard, one is due, or an applicant of mine has waited too long',
  withdrawals: 'An applicant of mine withdraws',
  interviews: 'The day before an interview I take part in',
} as const;

export const profileChat = {
  title: 'Notifications in Slack or Teams',
  text: 'We post to a channel you choose as soon as something happens. Messages never include names: they say what it’s about and link here.',
  apps: { slack: 'Slack', teams: 'Teams' },
  connect: 'Connect {app}',
  url: '{app} webhook URL',
  hints: {
    slack: 'In Slack, add the app Incoming Webhooks to a channel and copy its URL.',
    teams:
      'In Teams, add the workflow “Post to a channel when a webhook request is received” and copy its URL.',
  },
  urlInvalid: 'Enter the whole URL. It starts with https://.',
  events: 'Events in {app}',
  names: {
    mentions: 'A colleague mentions me',
    client_answers: 'A client responds or asks for something',
    tasks: 'A task, a scorecard, an applicant or an email that failed needs me',
    interviews: 'My interviews are booked or changed',
    replies: 'Someone replies to my email',
    operations: 'A webhook is paused',
  },
  save: 'Save',
  saved: '{app} is connected.',
  test: 'Send test',
  tested: 'Test sent. Look in the channel.',
  remove: 'Disconnect',
  removed: '{app} is disconnected.',
  errors: byCode({
    not_public:
      'The last message wasn’t sent: the URL leads to a private network or doesn’t use HTTPS.',
    too_slow: 'The last message wasn’t sent: the receiver took too long.',
    unreachable: 'The last message wasn’t sent: the receiver couldn’t be reached.',
    redirected: 'The last message wasn’t sent: the URL redirects.',
    rejected: 'The last message was rejected. The URL may have been revoked.',
  }),
} as const;

export type ProfileNotificationsMessages = MessagesOf<typeof profileNotifications>;
export type ProfileChatMessages = MessagesOf<typeof profileChat>;

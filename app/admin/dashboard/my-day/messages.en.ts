import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const dashboardDay = {
  title: 'My day',
  interviews: 'Interviews today',
  noInterviews: 'No interviews today.',
  week: 'See the week',
  scorecards: 'Scorecards to write',
  met: 'interviewed {time} ago',
  tasks: 'Tasks',
  noTasks: 'Nothing due today.',
  later: 'Later ({count})',
  more: '{count} more',
  owed: 'Owed an answer',
  nobodyOwed: 'None of your applicants is waiting for an answer.',
  waiting: 'waiting for {time}',
  allOwed: 'Show all',
  replies: 'Unread replies',
  noReplies: 'You’ve read every reply.',
  allReplies: 'All conversations',
  mentions: 'Mentions',
  noMentions: 'No unread mentions.',
} as const;

export type DashboardDayMessages = MessagesOf<typeof dashboardDay>;

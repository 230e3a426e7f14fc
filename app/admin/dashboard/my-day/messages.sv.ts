import type { DashboardDayMessages } from './messages.en.ts';

export const dashboardDay: DashboardDayMessages = {
  title: 'Min dag',
  interviews: 'Intervjuer i dag',
  noInterviews: 'Inga intervjuer i dag.',
  week: 'Visa veckan',
  scorecards: 'Bedömningar att skriva',
  met: 'intervju för {time} sedan',
  tasks: 'Uppgifter',
  noTasks: 'Inget att göra i dag.',
  later: 'Senare ({count})',
  more: '{count} till',
  owed: 'Väntar på besked',
  nobodyOwed: 'Ingen av dina sökande väntar på besked.',
  waiting: 'har väntat i {time}',
  allOwed: 'Visa alla',
  replies: 'Olästa svar',
  noReplies: 'Du har läst alla svar.',
  allReplies: 'Alla konversationer',
  mentions: 'Omnämnanden',
  noMentions: 'Inga olästa omnämnanden.',
};

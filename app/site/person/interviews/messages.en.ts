import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const ownInterviews = {
  choose: 'Choose a time for your interview',
  booked: 'Your interview',
  cancelled: 'The interview is cancelled',
  next: {
    proposed: 'We’d like to talk to you. Choose a time below.',
    booked: 'Your interview is booked. The details are below.',
  },
  kinds: { phone: 'Phone call', video: 'Video call', on_site: 'In person' },
  length: '{kind}, {minutes} minutes.',
  youWillMeet: 'You’ll meet {names}.',
  join: 'Join the video call',
  weCall: 'We’ll call you.',
  zone: 'All times are {zone}.',
  none: 'There’s no time left to choose right now. Email your recruiter, and we’ll find one.',
  moreDays: 'Show more days',
  book: 'Book this time',
  bookDone: 'Booked. We’ve emailed you an invitation for your calendar.',
  move: 'Change the time',
  moveConfirm: 'Change to this time',
  cancel: 'Cancel the interview',
  cancelText: 'We’ll tell everyone who was going to meet you. Your application stays with us.',
  cancelConfirm: 'Yes, cancel it',
  cancelDone: 'The interview is cancelled, and we’ve told everyone.',
} as const;

export const ownCalendar = {
  title: 'Your calendar',
  none: 'Nothing here yet. Tell us when you’re available, and we’ll stick to it.',
  states: { available: 'Available', partly: 'Partly available', booked: 'Booked' },
  openEnd: 'from {from}',
  range: '{from} to {to}',
  from: 'From',
  to: 'To',
  toHint: 'Leave empty for no end date.',
  what: 'Availability',
  save: 'Save dates',
  saved: 'Calendar saved.',
} as const;

export type OwnInterviewsMessages = MessagesOf<typeof ownInterviews>;
export type OwnCalendarMessages = MessagesOf<typeof ownCalendar>;

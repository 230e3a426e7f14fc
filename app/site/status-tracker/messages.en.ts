import type { MessagesOf } from '../../i18n/messages-of.ts';

export const statusTracker = {
  title: 'You always know where you stand',
  lead: 'Every application gets a private page of its own, without an account. You see each step, what comes next and everything you sent.',
  picture: 'The page of an application: received and read, now in interviews, offer still to come',
  job: 'Product designer in Oslo',
  sent: 'Sent 3 March',
  dates: { new: '3 March', screening: '6 March', interview: 'now' },
  next: 'Next: an interview on Thursday at 10. Your recruiter will call you.',
} as const;

export type StatusTrackerMessages = MessagesOf<typeof statusTracker>;

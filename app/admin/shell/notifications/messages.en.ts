import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const adminNotifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications, {count} unread',
  markAll: 'Mark all as read',
  unread: 'Unread',
  empty:
    'All quiet. You’ll hear about it here when someone mentions you or gives you something to do.',
  failed: 'Couldn’t load notifications.',
  retry: 'Try again',
  somebody: 'Someone',
  contact: 'The client',
  kinds: byCode({
    mention: '{actor} mentioned you',
    client_mention: '{actor} mentioned you in a note about a client',
    assigned: '{actor} assigned you an application',
    task_assigned: '{actor} gave you a task',
    task_due: 'You have a task that’s due',
    scorecard_assigned: '{actor} asked you for a scorecard',
    task_ruled: 'A stage rule gave you a task',
    scorecard_ruled: 'A stage rule asks you for a scorecard',
    answer_owed: '{person} is still waiting for an answer',
    scorecard_due: 'Your scorecard is due',
    reply_received: '{person} replied by email',
    client_commented: 'The client commented on {person}',
    client_asked_for_interview: 'The client wants to interview {person}',
    client_passed: 'The client passed on {person}',
    pause_requested: 'A client asks for a pause',
    shortlist_links_ended: 'A client needs a new link to a shortlist',
    interview_booked: '{person} booked an interview',
    interview_moved: 'The interview with {person} has a new time',
    interview_changed: 'The interview with {person} has changed',
    interview_cancelled: 'The interview with {person} is cancelled',
    interview_restored: 'The interview with {person} takes place after all',
    ad_approved: '{contact} approved an ad',
    ad_changes_asked: '{contact} asked for changes to an ad',
  }),
  other: 'Update on {person}',
  about: '{person} · {job}',
} as const;

export type AdminNotificationsMessages = MessagesOf<typeof adminNotifications>;

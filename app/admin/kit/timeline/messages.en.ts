import type { MessagesOf } from '../../../i18n/messages-of.ts';

/** Events of an application, in its own timeline and in the timeline of the person. */
export const applicationEvents = {
  created: 'Applied',
  stage_moved: 'Moved from {from} to {to}',
  step_moved: 'Moved from {from} to {to}',
  job_moved: 'Moved from “{from}” to “{to}”',
  owner_changed: 'Owner changed',
  task_added: 'Task added',
  task_done: 'Task done',
  task_reopened: 'Task reopened',
  rule_mail: 'A stage rule scheduled an email',
  rule_skipped: 'A stage rule couldn’t send an email: there’s no address',
  rule_task: 'A stage rule added a task',
  rule_scorecard: 'A stage rule asked for a scorecard',
  mail_received: 'Email received: {subject}',
  client_commented: 'The client commented',
  client_asked_for_interview: 'The client asked for an interview',
  client_passed: 'The client passed',
  replied_to_client: 'Replied to the client',
  interview_proposed: 'Asked to choose an interview time',
  interview_booked: 'Interview booked: {time}',
  interview_moved: 'Interview moved: {time}',
  interview_changed: 'Interview changed: {time}',
  interview_cancelled: 'Interview cancelled',
  interview_restored: 'Interview is on again: {time}',
  hire_left: 'Left the job on {day}',
  hire_left_removed: 'The day of leaving was taken back',
  answers_moved: 'The client’s answers moved here from the merged application',
  answer_kept_interview: 'The client had answered twice: the newer answer, interview, was kept',
  answer_kept_pass: 'The client had answered twice: the newer answer, pass, was kept',
} as const;

export type ApplicationEventMessages = MessagesOf<typeof applicationEvents>;

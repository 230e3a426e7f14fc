import type { MessagesOf } from '../../../../i18n/messages-of.ts';

export const jobPublishing = {
  title: 'Publish this job?',
  reopenTitle: 'Reopen this job?',
  now: 'It goes live on the website right away.',
  later: 'It goes live on the website on {date}.',
  alerts: 'Job alerts go out 15 minutes later.',
  blockers: {
    title_missing: 'The job has no title.',
    title_letters: 'A title has no letters in it.',
    client_missing: 'Choose a client, or make it a job at our agency.',
    closes_past: 'The apply-by date has passed. Choose a later one, or leave it empty.',
  },
  noSalary: 'No salary range shown.',
  reopen: 'Reopen',
  done: 'Job published.',
  reopened: 'Job reopened.',
  waitingMail:
    'Rejection emails from when the job closed are still waiting: {count}. Reopening cancels them. The applicants stay in Rejected and are still owed an answer.',
} as const;

export type JobPublishingMessages = MessagesOf<typeof jobPublishing>;

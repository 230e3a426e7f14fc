import type { MessagesOf } from '../../../../i18n/messages-of.ts';
import { stages } from '../../../kit/stages/messages.en.ts';

export const jobClosing = {
  title: 'Close this job?',
  text: 'The page stays up, says the job is closed and takes no more applications. Search engines drop it.',
  none: 'Nobody is waiting for a decision.',
  waiting: {
    one: 'One person is waiting for a decision:',
    other: '{count} people are waiting for a decision:',
  },
  stages,
  what: 'What should happen to them?',
  leave: 'Leave them where they are',
  leaveHint: 'You decide one by one. Anyone owed an answer stays in that queue.',
  reject: 'Reject everyone in certain stages',
  rejectHint: 'One decision for everyone, in one step.',
  which: 'Stages to reject',
  merit: 'Merit note',
  meritHint: 'Why others were chosen. Applicants can ask for it under the Discrimination Act.',
  meritMissing: 'Write at least a few words in the merit note.',
  mail: 'Email',
  mailNow: 'Email them now',
  mailLater: 'Email them later',
  mailNothing: 'Don’t email anyone now',
  mailNothingHint:
    'Nobody is told about the decision, and everyone stays in the queue of people still owed an answer.',
  sendAfter: 'Send at',
  sendAfterMissing: 'Choose a time in the future.',
  message: 'Personal message (optional)',
  messageHint: 'Added to the rejection email, which is sent in each person’s language.',
  confirm: 'Type {count} to confirm',
  cancel: 'Keep it open',
  submit: 'Close job',
  submitReject: { one: 'Close and reject one', other: 'Close and reject {count}' },
  working: 'Working…',
  rejecting: {
    one: 'Closing the job and rejecting one person. Keep this page open.',
    other:
      'Closing the job and rejecting {count} people. With many people this can take a minute. Keep this page open.',
  },
  done: 'Job closed.',
  doneRejected: 'Job closed. Rejected: {rejected}. Emails on their way: {mailed}.',
  doneLater: 'Job closed. Rejected: {rejected}. Emails to go out {time}: {mailed}.',
  changed:
    'Nothing has happened yet: someone has applied, been moved or withdrawn since you opened this. Check the numbers and confirm again.',
  unreachable: {
    one: 'One person has no email address and stays in the queue.',
    other: '{count} people have no email address and stay in the queue.',
  },
} as const;

export type JobClosingMessages = MessagesOf<typeof jobClosing>;

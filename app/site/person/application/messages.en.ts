import type { Stage } from '../../../../domain/enums.ts';
import { applicationTextLabels } from '../../../i18n/messages/application-text-labels.en.ts';
import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const applicationStages: Record<Stage | 'withdrawn', { name: string; next: string }> = {
  new: {
    name: 'Received',
    next: 'A recruiter will read your application within five working days. You’ll get an email either way.',
  },
  screening: {
    name: 'First call',
    next: 'We’re going through your application in detail and will get back to you within a week, most likely to suggest a call.',
  },
  interview: {
    name: 'Interview',
    next: 'The company wants to meet you. Email us two or three times that suit you.',
  },
  offer: { name: 'Offer', next: 'The company wants to make you an offer. Take the time you need.' },
  hired: { name: 'Hired', next: 'Congratulations! We’re happy for you.' },
  rejected: {
    name: 'Closed',
    next: 'It wasn’t a match this time. You’re welcome to ask how we decided: just reply to the email.',
  },
  withdrawn: {
    name: 'Withdrawn',
    next: 'You’ve withdrawn this application. It’s no longer being considered.',
  },
};

export const ownApplications = {
  title: 'Your applications',
  jobAtCompany: '{job} at {company}',
  sent: 'Sent {date}',
  where: 'Status',
  next: 'Next step',
  stored: 'What you sent',
  textLabels: applicationTextLabels,
  save: 'Save changes',
  saved: 'Your application is updated.',
  none: 'No applications.',
  withdraw: 'Withdraw application',
  withdrawText: 'It will no longer be considered. You can’t undo this, but you can apply again.',
  withdrawConfirm: 'Yes, withdraw it',
  job: 'Job ad',
} as const;

export type OwnApplicationsMessages = MessagesOf<typeof ownApplications>;

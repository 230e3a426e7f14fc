import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminJobPicker = {
  label: 'Job',
  placeholder: 'Title, client or location',
  open: 'Open jobs',
  all: 'Jobs, open ones first',
  closed: 'Closed',
  required: 'Choose a job from the list.',
  none: 'No jobs match.',
  noneOpen: 'No open jobs match.',
  one: '1 job',
  other: '{count} jobs',
  firstMatches: 'First {count} jobs. Keep typing to find others.',
  failed: 'Couldn’t load the jobs. Try again in a moment.',
} as const;

export type AdminJobPickerMessages = MessagesOf<typeof adminJobPicker>;

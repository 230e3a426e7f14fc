import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const reportRows = {
  title: 'Rows behind “{name}”',
  person: 'Name',
  erased: 'Erased person',
  job: 'Job',
  source: 'Source',
  from: {
    applications: 'Received',
    stays: 'Entered',
    step_stays: 'Entered',
    hires: 'Received',
    fills: 'Published',
    withdrawn: 'Received',
    rejections: 'Received',
  },
  until: {
    applications: 'Hired',
    stays: 'Left',
    step_stays: 'Left',
    hires: 'Hired',
    fills: 'Hired',
    withdrawn: 'Withdrawn',
    rejections: 'Rejected',
  },
  days: 'Time',
  daysNumber: 'Days',
  more: 'Show more',
  showingFirst: 'Showing the first {count}.',
  close: 'Close',
  empty: 'No rows behind this figure.',
  failed: 'Couldn’t download the file: {error}',
} as const;

export type ReportRowsMessages = MessagesOf<typeof reportRows>;

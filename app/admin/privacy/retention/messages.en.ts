import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const retentionPreview = {
  title: 'Retention',
  text: 'A preview of what the next nightly run would do. Looking at it changes nothing.',
  refresh: 'Refresh',
  periods: 'Change retention periods',
  steps: {
    quarantined: 'To hide',
    waiting: 'In quarantine',
    erased: 'To erase',
    held: 'Under legal hold',
  },
  stepDescriptions: {
    quarantined: 'Their retention period is over; they go into quarantine.',
    waiting: 'Hidden; the quarantine isn’t over yet.',
    erased: 'Quarantine over; erased for good.',
    held: 'Their retention period is over, but the data must be kept.',
  },
  people: 'People affected',
  showingFirst: 'Showing the first {count}.',
  nobody: 'Nobody’s retention period is over.',
  columns: {
    person: 'Person',
    step: 'Next step',
    purpose: 'Role',
    keptUntil: 'Kept until',
    erase: 'Erased',
  },
  purposes: byCode({
    application: 'Applicant',
    candidate_bank: 'Candidate',
    freelance_network: 'Freelancer',
    waiting_list: 'Lead',
  }),
  runs: 'Past runs',
  noRuns: 'No runs yet. They happen every night.',
  dry: 'dry run',
  nothing: 'Nothing to do',
  counts: byCode({
    released: '{count} restored',
    quarantined: '{count} hidden',
    erased: '{count} erased',
    held: '{count} on hold',
    profiles: '{count} profiles expired',
    mails: '{count} emails deleted',
    analytics_events: '{count} visits deleted',
    audit_entries: '{count} log entries deleted',
  }),
} as const;

export type RetentionPreviewMessages = MessagesOf<typeof retentionPreview>;

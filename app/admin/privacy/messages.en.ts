import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import { privacyRequest } from './request/messages.en.ts';
import { retentionPreview } from './retention/messages.en.ts';

export const adminPrivacyRequests = {
  title: 'Privacy requests',
  search: 'Search name or email',
  cancel: 'Cancel',
  notYours: {
    title: 'You don’t have access',
    text: 'Privacy requests are for recruiters and administrators.',
  },
  notFound: { title: 'Request not found', text: 'The link may be wrong.' },
  back: 'All requests',
  empty: {
    title: 'No requests yet',
    text: 'People make requests from their own page. You can also record requests that come by phone or letter.',
  },
  erasedPerson: 'Erased person',
  unnamed: 'No name',
  errors: byCode({
    no_such_person: 'We don’t know anyone with this address.',
    legal_hold: 'This person is under legal hold. Lift it first.',
    not_found: 'This person has already been erased.',
    not_erased: 'The person hasn’t been erased, so the request isn’t done.',
    note_required: 'Add a note that says how the request was answered.',
    not_allowed: 'Only administrators can do this.',
    P0002: 'This request has already been answered.',
    // 42501 is the SQLSTATE of missing rights, 23505 of a unique violation; the data API returns PGRST116 if no row
    // matched.
    42501: 'This person is scheduled for erasure. Ask an administrator to record the request.',
    23505: 'Another person already has this address. Merge the two on the person’s page instead.',
    PGRST116: 'Only administrators can do this.',
  }),
  kinds: {
    export: 'Data copy',
    erasure: 'Erasure',
    rectification: 'Correction',
    restriction: 'Restrict processing',
    objection: 'Object to processing',
  },
  states: { received: 'Received', in_progress: 'In progress', done: 'Done', refused: 'Refused' },
  columns: {
    person: 'Person',
    kind: 'Request',
    state: 'Status',
    due: 'Deadline',
    handler: 'Handled by',
    created: 'Received',
    completed: 'Closed',
    email: 'Email',
  },
  filters: { open: 'Open', overdue: 'Overdue' },
  overdue: 'Overdue since {date}',
  daysLeft: { one: '{date}, 1 day left', other: '{date}, {count} days left' },
  today: '{date}, today',
  retention: 'Retention',
  record: {
    open: 'New request',
    title: 'Record a request',
    text: 'For requests by phone or letter. By law they must be answered within a month.',
    email: 'Person’s email',
    emailHint: 'The one we have on file.',
    kind: 'Request',
    message: 'In their own words',
    submit: 'Save',
    done: 'Request recorded.',
  },
  request: privacyRequest,
  dryRun: retentionPreview,
} as const;

export type AdminPrivacyRequestsMessages = MessagesOf<typeof adminPrivacyRequests>;

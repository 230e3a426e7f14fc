import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminJobsList = {
  title: 'Jobs',
  create: 'New job',
  search: 'Title, client or location',
  openReview: 'Shortlists',
  columns: {
    title: 'Job',
    client: 'Client',
    state: 'Status',
    applications: 'Applications',
    review: 'Shortlists',
    owner: 'Owner',
    location: 'Location',
    field: 'Field',
    seniority: 'Seniority',
    remote: 'Workplace',
    employment: 'Employment',
    published: 'Published',
    closes: 'Closes',
    updated: 'Updated',
    missing: 'Languages',
  },
  states: { draft: 'Draft', open: 'Open', closed: 'Closed' },
  internal: 'Internal',
  noOwner: 'Unassigned',
  restricted: 'Team only',
  untitled: 'Untitled',
  complete: 'Both languages',
  missing: '{count} missing',
  isMissing: 'Texts missing',
  actions: {
    owner: 'Change owner',
    close: 'Close',
    reopen: 'Reopen',
  },
  empty: {
    title: 'No jobs yet',
    text: 'Your first one takes about ten minutes: a title, what the person will do, and what it pays.',
    action: 'Create the first job',
  },
} as const;

export type AdminJobsListMessages = MessagesOf<typeof adminJobsList>;

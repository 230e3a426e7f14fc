import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const navigation = {
  dashboard: 'Dashboard',
  reports: 'Reports',
  jobs: 'Jobs',
  applications: 'Applications',
  interviews: 'Interviews',
  applicants: 'Applicants',
  candidates: 'Candidates',
  freelancers: 'Freelancers',
  waitingList: 'Waiting list',
  clients: 'Clients',
  invoices: 'Invoices',
  bookingLinks: 'Booking links',
  blog: 'Blog',
  emailTemplates: 'Email templates',
  generalTerms: 'General terms',
  website: 'Website',
  users: 'Users',
  conversations: 'Conversations',
  outbox: 'Outbox',
  privacyRequests: 'Privacy requests',
  imports: 'Import',
  webhooks: 'Webhooks',
  apiTokens: 'API tokens',
  dataExports: 'Export of all data',
  auditLog: 'Audit log',
  settings: 'Settings',
  profile: 'Your profile',
} as const;

export const navigationCounts = {
  open_jobs: '{count} open',
  new_applications: '{count} new',
  candidates: '{count} in the database',
  new_leads: '{count} new',
} as const;

export type NavigationMessages = MessagesOf<typeof navigation>;
export type NavigationCountsMessages = MessagesOf<typeof navigationCounts>;

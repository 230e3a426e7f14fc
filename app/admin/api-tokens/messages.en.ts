import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminApiTokens = {
  title: 'API tokens',
  text: 'Let other systems read and write data through the API. A token acts for the administrator who created it, within its scopes, and every call is in the audit log.',
  reference: 'API reference',
  notYours: {
    title: 'For administrators',
    text: 'API tokens give other systems access to data, so administrators create them.',
  },
  list: 'All tokens',
  empty: 'No tokens yet.',
  add: 'New token',
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  lastUsed: 'Last used {time}',
  neverUsed: 'Never used',
  created: 'Created {day} by {name}',
  formerColleague: 'a former colleague',
  expires: 'Expires {day}',
  expired: 'Expired {day}',
  revoke: 'Revoke',
  revocation: {
    title: 'Revoke this token?',
    text: 'The system that uses it loses access immediately. This can’t be undone.',
    cancel: 'Cancel',
    submit: 'Revoke token',
  },
  revoked: 'Token revoked.',
  dialog: {
    title: 'New API token',
    name: 'Name',
    nameHint: 'The system that will use it. The audit log shows this name.',
    days: 'Expires',
    inDays: 'In {count} days',
    scopes: 'Scopes',
    scopesHint:
      'Choose as few as the system needs. Writing includes reading. Rejecting applicants and writing to people need scopes of their own, also when closing a job or moving an applicant.',
    scopesMissing: 'Choose at least one scope.',
    read: 'Read',
    write: 'Write',
    nouns: {
      jobs: 'Jobs',
      applications: 'Applications',
      people: 'People',
      files: 'CVs and documents',
      clients: 'Clients',
      interviews: 'Interviews',
      mail: 'Email',
      invoices: 'Invoices',
    },
    cancel: 'Cancel',
    submit: 'Create token',
  },
  secret: {
    title: 'Your new API token',
    text: 'Copy it now: it won’t be shown again. Keep it as safe as a password.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Done',
  },
} as const;

export type AdminApiTokensMessages = MessagesOf<typeof adminApiTokens>;

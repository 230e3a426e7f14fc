import { maxPauseDaysPerYear } from '../../../domain/clients/client-plan.ts';
import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import { companyBilling, companyFacts } from './company/messages.en.ts';
import { clientContacts, clientPortal } from './contacts/messages.en.ts';

export const adminClients = {
  title: 'Clients',
  search: 'Search client, number or contact',
  create: 'New client',
  back: 'All clients',
  nobody: 'No owner',
  none: 'Not provided',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  notFound: { title: 'Client not found', text: 'It may have been deleted.' },
  notYours: {
    title: 'You don’t have access',
    text: 'Clients are for recruiters and administrators.',
  },
  empty: {
    title: 'No clients yet',
    text: 'Add a company here, or convert a lead on the waiting list.',
  },
  plans: { small: 'Small', medium: 'Medium', large: 'Large', project: 'Single role' },
  standings: {
    active: 'Active',
    ending: 'Ending',
    paused: 'Paused',
    upcoming: 'Not started',
    ended: 'Ended',
    project: 'Project',
    none: 'No plan',
  },
  columns: {
    name: 'Client',
    plan: 'Plan',
    standing: 'Status',
    searches: 'Searches in use',
    allowed: 'Searches in plan',
    owner: 'Owner',
    openJobs: 'Open jobs',
    presented: 'Candidates presented',
    lastContact: 'Last contact',
    nextInvoice: 'Next invoice',
    location: 'Location',
    country: 'Country',
    number: 'Organisation number',
    created: 'Added',
  },
  searchesUsed: '{used} of {allowed}',
  nextInvoice: { draft: '{month}, draft', plan: '{month}, plan', project: '{month}, project' },
  filters: { over: 'Over plan' },
  bulk: { owner: 'Set owner' },
  errors: byCode({
    conflict:
      'The portal can’t be opened to this contact: the address belongs to a colleague, or the client’s plan has ended.',
    client_not_yours: 'Only the client’s owner or an administrator can do this.',
    plan_has_begun: 'The plan has already started. End it instead.',
    plan_has_ended: 'That plan has already ended.',
    plan_is_invoiced:
      'An invoice for this plan has been sent. Credit it first, or change the plan from a later day.',
    project_is_invoiced: 'An invoice for this project has been sent. Credit it first.',
    plan_follows_another: 'The first day can’t change: the plan before ends the day before.',
    '23P01': 'It overlaps another period. Choose other dates.',
    pause_too_long: `A plan can be paused for ${maxPauseDaysPerYear} days per calendar year (three months) at most.`,
    pause_has_begun: 'The pause has already started. End it instead.',
    no_plan_to_pause: 'There’s no plan to pause on that day.',
    pause_overlaps: 'The plan is already paused on some of these days.',
    // SQLSTATE of a unique violation.
    '23505': 'This already exists.',
    '23514': 'Some of the details aren’t valid. Check them and try again.',
  }),
  facts: companyFacts,
  billing: companyBilling,
  contacts: clientContacts,
  portal: clientPortal,
} as const;

export type AdminClientsMessages = MessagesOf<typeof adminClients>;

import { clientPlans } from '../../../domain/clients/client-plan.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminClientsMessages } from './messages.en.ts';

export function clientFilters(messages: AdminClientsMessages): Filter[] {
  const { columns: labels, filters } = messages;
  return [
    {
      kind: 'choice',
      key: 'plan',
      label: labels.plan,
      column: 'plan',
      options: optionsOf(messages.plans, clientPlans),
    },
    {
      kind: 'choice',
      key: 'standing',
      label: labels.standing,
      column: 'standing',
      options: optionsOf(messages.standings),
    },
    { kind: 'staff', key: 'owner', label: labels.owner, column: 'owner_id' },
    {
      kind: 'flag',
      key: 'over',
      label: filters.over,
      tone: 'waiting',
      conditions: [{ column: 'is_over_plan', is: 'eq', value: 'true' }],
    },
    { kind: 'dates', key: 'invoice', label: labels.nextInvoice, column: 'next_invoice_month' },
    { kind: 'dates', key: 'contact', label: labels.lastContact, column: 'last_contact_at' },
    { kind: 'dates', key: 'created', label: labels.created, column: 'created_at' },
  ];
}

import { leadSources, leadStates, wantedPlans } from '../../../domain/enums.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminWaitingListMessages } from './messages.en.ts';

export function leadFilters(messages: AdminWaitingListMessages): Filter[] {
  const { columns: labels, filters } = messages;
  return [
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      column: 'state',
      options: optionsOf(messages.states, leadStates),
    },
    { kind: 'staff', key: 'assignee', label: labels.assignee, column: 'assignee_id' },
    {
      kind: 'choice',
      key: 'source',
      label: labels.source,
      column: 'source',
      options: optionsOf(messages.sources, leadSources),
    },
    {
      kind: 'choice',
      key: 'plan',
      label: labels.plan,
      column: 'plan',
      options: optionsOf(messages.plans, wantedPlans),
    },
    {
      kind: 'flag',
      key: 'calculated',
      label: filters.calculated,
      conditions: [{ column: 'saving', is: 'not_null' }],
    },
    {
      kind: 'flag',
      key: 'clients',
      label: filters.clients,
      conditions: [{ column: 'client_id', is: 'not_null' }],
    },
    { kind: 'dates', key: 'created', label: labels.created, column: 'created_at' },
  ];
}

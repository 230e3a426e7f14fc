import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import { findClients, nameClients } from './data/find-clients.ts';
import type { JobListContext } from './job-columns.tsx';

export function jobFilters({ messages, choiceLabels }: JobListContext): Filter[] {
  const { columns: labels } = messages;
  return [
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      column: 'state',
      options: optionsOf(messages.states),
    },
    { kind: 'staff', key: 'owner', label: labels.owner, column: 'owner_id' },
    {
      kind: 'reference',
      key: 'client',
      label: labels.client,
      column: 'client_id',
      find: findClients,
      name: nameClients,
    },
    {
      kind: 'choice',
      key: 'field',
      label: labels.field,
      column: 'field',
      options: optionsOf(choiceLabels.field),
    },
    { kind: 'dates', key: 'closes', label: labels.closes, column: 'closes_at' },
    { kind: 'dates', key: 'updated', label: labels.updated, column: 'updated_at' },
    {
      kind: 'flag',
      key: 'missing',
      label: messages.isMissing,
      tone: 'waiting',
      conditions: [{ column: 'missing', is: 'neq', value: '{}' }],
    },
  ];
}

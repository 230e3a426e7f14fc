import { freelancerStates, jobFields, seniorities, workplaces } from '../../../domain/enums.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { AdminFreelancersMessages } from './messages.en.ts';

type Options = { messages: AdminFreelancersMessages; choiceLabels: AdminMessages['jobChoices'] };

const maxDaysByChoice = { now: 0, month: 30, quarter: 91 };

export function freelancerFilters({ messages, choiceLabels }: Options): Filter[] {
  const { columns: labels } = messages;
  return [
    {
      kind: 'flag',
      key: 'awaiting',
      label: messages.filters.awaiting,
      tone: 'waiting',
      conditions: [{ column: 'state', is: 'eq', value: 'pending' }],
    },
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      column: 'state',
      options: optionsOf(messages.states, freelancerStates),
    },
    {
      kind: 'choice',
      key: 'free',
      label: messages.filters.freeFrom,
      column: 'free_from',
      options: optionsOf(messages.freeWithin, ['now', 'month', 'quarter']),
      toConditions: (values) => {
        const days = values.map((value) => maxDaysByChoice[value as keyof typeof maxDaysByChoice]);
        const today = new Date().toISOString().slice(0, 10);
        return [{ column: 'free_from', is: 'lte', value: addDays(today, Math.max(...days)) }];
      },
    },
    {
      kind: 'choice',
      key: 'field',
      label: labels.field,
      column: 'fields',
      options: optionsOf(choiceLabels.field, jobFields),
      toConditions: (values) => [{ column: 'fields', is: 'overlaps', values }],
    },
    {
      kind: 'choice',
      key: 'seniority',
      label: labels.seniority,
      column: 'seniority',
      options: optionsOf(choiceLabels.seniority, seniorities),
    },
    {
      kind: 'choice',
      key: 'workplace',
      label: labels.remote,
      column: 'remote',
      options: optionsOf(choiceLabels.remote, workplaces),
    },
    { kind: 'dates', key: 'created', label: labels.created, column: 'created_at' },
  ];
}

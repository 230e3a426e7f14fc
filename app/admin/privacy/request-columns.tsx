import type { Language } from '../../../domain/language.ts';
import { countDays } from '../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { fill, formatDay, formatStockholmDay } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column, Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { PrivacyRequest } from './data.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';

const requestTones = {
  received: 'waiting',
  in_progress: 'waiting',
  done: 'good',
  refused: 'neutral',
} as const;

type RequestListContext = { messages: AdminPrivacyRequestsMessages; language: Language };

export const nameOfRequest = (row: PrivacyRequest, messages: AdminPrivacyRequestsMessages) =>
  !row.person_id || row.anonymised_at ? messages.erasedPerson : row.full_name || messages.unnamed;

export const isOverdue = ({ is_open, due_at }: PrivacyRequest) =>
  is_open && Date.parse(due_at) < Date.now();

/** Returns the deadline and, while the request is open, the remaining time. */
export function describeDeadline(
  row: PrivacyRequest,
  { messages, language }: RequestListContext,
): string {
  const date = formatStockholmDay(new Date(row.due_at), language);
  if (!row.is_open) return date;
  if (isOverdue(row)) return fill(messages.overdue, { date });
  const days = countDays(toStockholmDay(new Date()), toStockholmDay(row.due_at));
  if (days === 0) return fill(messages.today, { date });
  return formatPlural(messages.daysLeft, days, language, { date });
}

export function requestColumns(
  context: RequestListContext,
): [Column<PrivacyRequest>, ...Column<PrivacyRequest>[]] {
  const { messages, language } = context;
  const labels = messages.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (
    key: keyof typeof labels,
    text: (row: PrivacyRequest) => string,
  ): Column<PrivacyRequest> => ({ key, label: labels[key], cell: text, text });

  return [
    plain('person', (row) => nameOfRequest(row, messages)),
    plain('kind', ({ kind }) => messages.kinds[kind]),
    {
      ...plain('state', ({ state }) => messages.states[state]),
      cell: ({ state }) => <Badge tone={requestTones[state]}>{messages.states[state]}</Badge>,
    },
    {
      ...plain('due', (row) => describeDeadline(row, context)),
      text: (row) => toStockholmDay(row.due_at),
      cell: (row) => (
        <span className={isOverdue(row) ? 'font-semibold text-lingon' : undefined}>
          {describeDeadline(row, context)}
        </span>
      ),
      sort: { by: 'open_until', nullable: true },
    },
    plain('handler', ({ handler_name }) => handler_name ?? ''),
    {
      ...plain('created', ({ created_at }) => day(created_at)),
      text: ({ created_at }) => csvDay(created_at),
      sort: { by: 'created_at', descendingFirst: true },
    },
    {
      ...plain('completed', ({ completed_at }) => day(completed_at)),
      text: ({ completed_at }) => csvDay(completed_at),
    },
    { ...plain('email', ({ email }) => email ?? ''), hidden: true },
  ];
}

export function requestFilters(messages: AdminPrivacyRequestsMessages): Filter[] {
  const { columns: labels, kinds, states, filters } = messages;
  return [
    {
      kind: 'flag',
      key: 'open',
      label: filters.open,
      conditions: [{ column: 'is_open', is: 'eq', value: 'true' }],
    },
    {
      kind: 'flag',
      key: 'overdue',
      label: filters.overdue,
      tone: 'waiting',
      conditions: [{ column: 'open_until', is: 'lt', value: 'now' }],
    },
    { kind: 'choice', key: 'kind', label: labels.kind, column: 'kind', options: optionsOf(kinds) },
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      column: 'state',
      options: optionsOf(states),
    },
    { kind: 'dates', key: 'created', label: labels.created, column: 'created_at' },
  ];
}

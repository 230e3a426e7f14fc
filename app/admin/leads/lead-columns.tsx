import type { Language } from '../../../domain/language.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { LeadRow } from './lead-source.ts';
import type { AdminWaitingListMessages } from './messages.en.ts';

const stateTones = {
  new: 'waiting',
  contacted: 'neutral',
  booked: 'good',
  closed: 'neutral',
} as const;

type Options = { messages: AdminWaitingListMessages; language: Language };

type LeadName = { company: string | null; full_name: string | null; email: string | null };

/**
 * Returns the name of a lead, or the e-mail address: a calculation may be requested with nothing else. Empty if the
 * person was erased.
 */
export const nameLead = ({ company, full_name, email }: LeadName): string =>
  company || full_name || email || '';

export function leadColumns({
  messages,
  language,
}: Options): [Column<LeadRow>, ...Column<LeadRow>[]] {
  const labels = messages.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (key: keyof typeof labels, text: (row: LeadRow) => string): Column<LeadRow> => ({
    key,
    label: labels[key],
    cell: text,
    text,
  });
  const currencyOf = ({ saving_currency: currency }: LeadRow) =>
    currency === 'EUR' ? 'EUR' : 'SEK';
  const saving = (row: LeadRow) =>
    row.saving === null ? '' : formatMoney(row.saving, currencyOf(row), language);

  return [
    {
      ...plain('company', (row) => row.company ?? ''),
      cell: (row) => row.company || (!row.full_name && row.email) || messages.noCompany,
      sort: { by: 'company', nullable: true },
    },
    {
      ...plain('person', (row) => row.full_name ?? ''),
      cell: (row) => row.full_name || (row.company && row.email) || messages.unnamed,
      sort: { by: 'full_name' },
    },
    {
      ...plain('state', ({ state }) => (state ? messages.states[state] : '')),
      cell: ({ state }) =>
        state && <Badge tone={stateTones[state]}>{messages.states[state]}</Badge>,
      sort: { by: 'state' },
    },
    plain('source', ({ source }) => (source ? messages.sources[source] : '')),
    plain('plan', ({ plan }) => (plan ? messages.plans[plan] : '')),
    {
      ...plain('saving', saving),
      text: (row) => row.saving,
      currency: {
        label: labels.currency,
        text: (row) => (row.saving === null ? '' : currencyOf(row)),
      },
      align: 'end',
      sort: { by: 'saving', nullable: true, descendingFirst: true },
    },
    {
      ...plain('assignee', (row) => row.assignee_name ?? ''),
      cell: (row) => row.assignee_name ?? <span className="text-soft">{messages.nobody}</span>,
      sort: { by: 'assignee_name', nullable: true },
    },
    plain('client', (row) => row.client_name ?? ''),
    { ...plain('email', (row) => row.email ?? ''), hidden: true },
    { ...plain('phone', (row) => row.phone ?? ''), hidden: true },
    {
      ...plain('changed', (row) => day(row.state_changed_at)),
      text: (row) => csvDay(row.state_changed_at),
      sort: { by: 'state_changed_at', descendingFirst: true },
      hidden: true,
    },
    {
      ...plain('created', (row) => day(row.created_at)),
      text: (row) => csvDay(row.created_at),
      sort: { by: 'created_at', descendingFirst: true },
    },
  ];
}

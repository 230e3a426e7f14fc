import { keysOf } from '../../../domain/keys-of.ts';
import type { Language } from '../../../domain/language.ts';
import { fill, formatDay, formatNumber } from '../../i18n/format.ts';
import { formatMonth } from '../../i18n/format-month.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { ClientRow } from './client-source.ts';
import type { AdminClientsMessages } from './messages.en.ts';

const tones = {
  active: 'good',
  ending: 'waiting',
  paused: 'waiting',
  upcoming: 'neutral',
  ended: 'neutral',
  project: 'neutral',
  none: 'neutral',
} as const;

/** Returns the state of the client's plan today, as the view `client_list` names it. */
const parseStanding = (value: string | null) =>
  keysOf(tones).find((standing) => standing === value) ?? 'none';

type Options = { messages: AdminClientsMessages; language: Language };

export function clientColumns({
  messages,
  language,
}: Options): [Column<ClientRow>, ...Column<ClientRow>[]] {
  const labels = messages.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (
    key: keyof typeof labels,
    text: (row: ClientRow) => string,
  ): Column<ClientRow> => ({ key, label: labels[key], cell: text, text });
  const count = (key: keyof typeof labels, by: 'open_jobs' | 'presented'): Column<ClientRow> => ({
    key,
    label: labels[key],
    cell: (row) => formatNumber(row[by] ?? 0, language),
    text: (row) => row[by],
    align: 'end',
    sort: { by, descendingFirst: true },
  });

  return [
    { ...plain('name', (row) => row.name ?? ''), sort: { by: 'name' } },
    {
      ...plain('plan', ({ plan }) => (plan ? messages.plans[plan] : '')),
      sort: { by: 'plan', nullable: true },
    },
    {
      ...plain('standing', ({ standing }) => messages.standings[parseStanding(standing)]),
      cell: ({ standing }) => (
        <Badge tone={tones[parseStanding(standing)]}>
          {messages.standings[parseStanding(standing)]}
        </Badge>
      ),
      sort: { by: 'standing' },
    },
    {
      ...plain('searches', (row) => describeUse(row, messages)),
      cell: (row) => (
        <span className={row.is_over_plan ? 'font-semibold text-lingon' : undefined}>
          {describeUse(row, messages)}
        </span>
      ),
      text: (row) => row.searches,
      align: 'end',
      sort: { by: 'searches', descendingFirst: true },
    },
    {
      ...plain('allowed', (row) => String(row.searches_allowed ?? 0)),
      text: (row) => row.searches_allowed,
      align: 'end',
      hidden: true,
    },
    {
      ...plain('owner', (row) => row.owner_name ?? ''),
      cell: (row) => row.owner_name ?? <span className="text-soft">{messages.nobody}</span>,
      sort: { by: 'owner_name', nullable: true },
    },
    count('openJobs', 'open_jobs'),
    count('presented', 'presented'),
    {
      ...plain('lastContact', (row) => day(row.last_contact_at)),
      text: (row) => csvDay(row.last_contact_at),
      sort: { by: 'last_contact_at', nullable: true, descendingFirst: true },
    },
    {
      ...plain('nextInvoice', (row) => describeNextInvoice(row, messages, language)),
      text: ({ next_invoice_month: month }) => (month ?? '').slice(0, 7),
      sort: { by: 'next_invoice_month', nullable: true },
    },
    { ...plain('location', (row) => row.location ?? ''), hidden: true },
    { ...plain('country', (row) => row.country ?? ''), hidden: true },
    { ...plain('number', (row) => row.organisation_number ?? ''), hidden: true },
    {
      ...plain('created', (row) => day(row.created_at)),
      text: (row) => csvDay(row.created_at),
      sort: { by: 'created_at', descendingFirst: true },
      hidden: true,
    },
  ];
}

type Next = Pick<ClientRow, 'next_invoice_month' | 'next_invoice_kind'>;

/** Returns an empty text if the colleague may not read invoices of the client. */
function describeNextInvoice(
  { next_invoice_month: month, next_invoice_kind: kind }: Next,
  { nextInvoice }: AdminClientsMessages,
  language: Language,
): string {
  const kindShown = keysOf(nextInvoice).find((option) => option === kind);
  return month && kindShown
    ? fill(nextInvoice[kindShown], { month: formatMonth(month, language) })
    : '';
}

type Use = Pick<ClientRow, 'standing' | 'searches' | 'searches_allowed'>;

/** "2 of 5"; without a plan only the number of open searches. */
function describeUse(row: Use, messages: AdminClientsMessages): string {
  const used = String(row.searches ?? 0);
  const isUnlimited = ['none', 'project'].includes(parseStanding(row.standing));
  if (isUnlimited) return used;
  return fill(messages.searchesUsed, { used, allowed: String(row.searches_allowed ?? 0) });
}

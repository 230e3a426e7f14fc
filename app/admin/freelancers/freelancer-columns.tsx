import type { Language } from '../../../domain/language.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import { TagBadges } from '../people/tags/tag-badges.tsx';
import type { FreelancerRow } from './freelancer-list-source.ts';
import type { AdminFreelancersMessages } from './messages.en.ts';

type Options = {
  messages: AdminFreelancersMessages;
  choiceLabels: AdminMessages['jobChoices'];
  language: Language;
};

export const freelancerTones = {
  pending: 'waiting',
  approved: 'good',
  paused: 'neutral',
  declined: 'bad',
  left: 'neutral',
} as const;

export const availabilityTones = {
  available: 'good',
  partly: 'waiting',
  booked: 'bad',
  unknown: 'neutral',
} as const;

export function freelancerColumns(
  options: Options,
): [Column<FreelancerRow>, ...Column<FreelancerRow>[]] {
  const { messages, choiceLabels, language } = options;
  const labels = messages.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (
    key: keyof typeof labels,
    text: (row: FreelancerRow) => string,
  ): Column<FreelancerRow> => ({ key, label: labels[key], cell: text, text });
  const rate = ({ day_rate: amount, currency }: FreelancerRow) =>
    amount && currency ? formatMoney(amount, currency, language) : '';
  const todayOf = (row: FreelancerRow) => row.availability ?? 'unknown';

  return [
    {
      ...plain('name', (row) => row.full_name ?? ''),
      cell: (row) => row.full_name || messages.unnamed,
      sort: { by: 'full_name' },
    },
    {
      ...plain('state', ({ state }) => (state ? messages.states[state] : '')),
      cell: ({ state }) =>
        state && <Badge tone={freelancerTones[state]}>{messages.states[state]}</Badge>,
      sort: { by: 'state' },
    },
    {
      ...plain('skills', (row) => (row.skills ?? []).join(', ')),
      cell: (row) => <TagBadges tags={(row.skills ?? []).map((name) => ({ name }))} max={2} />,
    },
    {
      ...plain('rate', rate),
      text: ({ day_rate }) => day_rate,
      currency: {
        label: labels.currency,
        text: ({ day_rate, currency }) => (day_rate === null ? '' : currency),
      },
      align: 'end',
      sort: { by: 'day_rate', nullable: true },
    },
    {
      ...plain('availability', (row) => messages.availability[todayOf(row)]),
      cell: (row) => (
        <Badge tone={availabilityTones[todayOf(row)]}>{messages.availability[todayOf(row)]}</Badge>
      ),
    },
    {
      ...plain('free_from', (row) => day(row.free_from)),
      text: (row) => csvDay(row.free_from),
      sort: { by: 'free_from', nullable: true },
    },
    plain('seniority', ({ seniority }) => (seniority ? choiceLabels.seniority[seniority] : '')),
    {
      ...plain('field', ({ fields }) =>
        (fields ?? []).map((field) => choiceLabels.field[field]).join(', '),
      ),
      hidden: true,
    },
    {
      ...plain('remote', ({ remote }) => (remote ? choiceLabels.remote[remote] : '')),
      hidden: true,
    },
    { ...plain('location', (row) => row.location ?? ''), sort: { by: 'location', nullable: true } },
    { ...plain('email', (row) => row.email ?? ''), hidden: true },
    {
      ...plain('created', (row) => day(row.created_at)),
      text: (row) => csvDay(row.created_at),
      sort: { by: 'created_at', descendingFirst: true },
    },
    {
      ...plain('expires', (row) => day(row.consent_expires_at)),
      text: (row) => csvDay(row.consent_expires_at),
      sort: { by: 'consent_expires_at' },
      hidden: true,
    },
  ];
}

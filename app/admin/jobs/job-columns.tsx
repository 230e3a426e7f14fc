import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { fill, formatDay, formatNumber } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { JobRow } from './job-row.ts';

export type JobListContext = {
  messages: AdminMessages['jobs'];
  choiceLabels: AdminMessages['jobChoices'];
  language: Language;
};

const stateTones = { draft: 'waiting', open: 'good', closed: 'neutral' } as const;

export const jobTitle = (row: JobRow, { messages, language }: JobListContext) =>
  inLanguage(row.title, language) || messages.untitled;

type JobColumnsOptions = JobListContext & { withApplications: boolean };

export function jobColumns(options: JobColumnsOptions): [Column<JobRow>, ...Column<JobRow>[]] {
  const { messages, choiceLabels, language, withApplications } = options;
  const labels = messages.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (key: keyof typeof labels, text: (row: JobRow) => string): Column<JobRow> => ({
    key,
    label: labels[key],
    cell: text,
    text,
  });
  const clientOf = (row: JobRow) =>
    row.client?.name ?? (row.kind === 'internal' ? messages.internal : '');
  const missingText = ({ missing }: JobRow) =>
    missing.length > 0 ? fill(messages.missing, { count: missing.length }) : messages.complete;

  return [
    {
      ...plain('title', (row) => jobTitle(row, options)),
      sort: { by: `title->>${language}`, nullable: true },
    },
    plain('client', clientOf),
    {
      ...plain('state', (row) => messages.states[row.state]),
      cell: ({ state, is_restricted: isRestricted }) => (
        <span className="inline-flex flex-wrap gap-1 align-middle">
          <Badge tone={stateTones[state]}>{messages.states[state]}</Badge>
          {isRestricted && <Badge tone="neutral">{messages.restricted}</Badge>}
        </span>
      ),
      sort: { by: 'state' },
    },
    ...(withApplications
      ? [
          {
            key: 'applications',
            label: labels.applications,
            align: 'end' as const,
            cell: ({ id, application_count: count }: JobRow) =>
              count ? (
                <LocalizedLink
                  to={`/admin/job-applications?view=table&job=${id}`}
                  className="underline"
                >
                  {formatNumber(count, language)}
                </LocalizedLink>
              ) : (
                formatNumber(0, language)
              ),
            text: (row: JobRow) => row.application_count ?? 0,
          },
          {
            key: 'review',
            label: labels.review,
            cell: ({ id }: JobRow) => (
              <LocalizedLink to={`/admin/jobs/${id}/review`} className="underline">
                {messages.openReview}
              </LocalizedLink>
            ),
          },
        ]
      : []),
    {
      ...plain('owner', (row) => row.owner?.name ?? ''),
      cell: (row) => row.owner?.name ?? <span className="text-soft">{messages.noOwner}</span>,
    },
    { ...plain('location', (row) => row.location), sort: { by: 'location' } },
    {
      ...plain('field', (row) => choiceLabels.field[row.field]),
      sort: { by: 'field' },
      hidden: true,
    },
    {
      ...plain('seniority', (row) => choiceLabels.seniority[row.seniority]),
      sort: { by: 'seniority' },
      hidden: true,
    },
    { ...plain('remote', (row) => choiceLabels.remote[row.remote]), hidden: true },
    { ...plain('employment', (row) => choiceLabels.employment[row.employment_type]), hidden: true },
    {
      ...plain('published', (row) => day(row.published_at)),
      text: (row) => csvDay(row.published_at),
      sort: { by: 'published_at', nullable: true, descendingFirst: true },
      hidden: true,
    },
    {
      ...plain('closes', (row) => day(row.closes_at)),
      text: (row) => csvDay(row.closes_at),
      sort: { by: 'closes_at', nullable: true },
    },
    {
      ...plain('missing', missingText),
      cell: (row) => (
        <span className={row.missing.length > 0 ? 'font-semibold text-amber' : 'text-soft'}>
          {missingText(row)}
        </span>
      ),
    },
    {
      ...plain('updated', (row) => day(row.updated_at)),
      text: (row) => csvDay(row.updated_at),
      sort: { by: 'updated_at', descendingFirst: true },
    },
  ];
}

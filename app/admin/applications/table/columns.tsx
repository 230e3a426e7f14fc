import type { Language } from '../../../../domain/language.ts';
import { fill, formatDay, formatNumber } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { csvDay, csvDaysSince } from '../../kit/list/export/csv-dates.ts';
import type { Column, Option } from '../../kit/list/list-definition.ts';
import { nameSource } from '../../people/name-source.ts';
import type { Stages } from '../../stage-templates/use-stages.ts';
import { describeAge, jobOf } from '../describe.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import type { ApplicationRow } from './application-row.ts';

type ColumnOptions = {
  messages: AdminApplicationsMessages;
  language: Language;
  staff: Option[];
  nameStage: Stages['nameStage'];
};

export function applicationColumns({
  messages,
  language,
  staff,
  nameStage,
}: ColumnOptions): [Column<ApplicationRow>, ...Column<ApplicationRow>[]] {
  const { columns: labels } = messages;
  const stageOf = ({ withdrawn_at, stage, step_id }: ApplicationRow) =>
    withdrawn_at ? messages.withdrawn : nameStage({ stage, stepId: step_id });
  const day = (value: string) => formatDay(new Date(value), language);
  const job = ({ job: { title, client } }: ApplicationRow) =>
    jobOf({ jobTitle: title, clientName: client?.name ?? null }, language, messages);
  const owner = ({ owner_id: id }: ApplicationRow) =>
    staff.find(({ value }) => value === id)?.label ?? messages.noOwner;
  const source = (row: ApplicationRow) => nameSource(row.source, messages.sources);
  const name = ({ person }: ApplicationRow) => person.full_name || messages.erased;

  return [
    { key: 'name', label: labels.name, cell: name, text: name },
    { key: 'job', label: labels.job, cell: job, text: job, className: 'max-w-72 truncate' },
    {
      key: 'stage',
      label: labels.stage,
      cell: (row) => (
        <Badge tone={row.stage === 'hired' && !row.withdrawn_at ? 'good' : 'neutral'}>
          {stageOf(row)}
        </Badge>
      ),
      text: stageOf,
    },
    {
      key: 'applied',
      label: labels.applied,
      cell: (row) => day(row.created_at),
      text: (row) => csvDay(row.created_at),
      sort: { by: 'created_at', descendingFirst: true },
    },
    {
      key: 'waiting',
      label: labels.waiting,
      cell: (row) =>
        row.owed_answer_since && (
          <span className="font-semibold text-amber">
            {describeAge(row.owed_answer_since, language)}
          </span>
        ),
      csvLabel: labels.waitingDays,
      text: (row) => csvDaysSince(row.owed_answer_since),
      sort: { by: 'owed_answer_since', nullable: true },
    },
    {
      key: 'rating',
      label: labels.rating,
      align: 'end',
      cell: (row) =>
        row.rating !== null && (
          <span
            aria-label={fill(messages.rated, { rating: formatNumber(row.rating, language) })}
            role="img"
          >
            ★ {formatNumber(row.rating, language)}
          </span>
        ),
      text: (row) => row.rating,
      sort: { by: 'rating_rank', nullable: true, descendingFirst: true },
    },
    { key: 'owner', label: labels.owner, cell: owner, text: owner },
    {
      key: 'location',
      label: labels.location,
      cell: (row) => row.person.location,
      text: (row) => row.person.location,
      hidden: true,
    },
    {
      key: 'moved',
      label: labels.moved,
      cell: (row) => day(row.stage_changed_at),
      text: (row) => csvDay(row.stage_changed_at),
      hidden: true,
    },
    {
      key: 'source',
      label: labels.source,
      cell: source,
      text: source,
      hidden: true,
    },
  ];
}

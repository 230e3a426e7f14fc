import type { Language } from '../../../domain/language.ts';
import { fill, formatDay, formatNumber } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { Tag } from '../people/data/people.ts';
import { TagBadges } from '../people/tags/tag-badges.tsx';
import { findTags } from '../people/tags/tags.ts';
import type { CandidateRow } from './candidate-source.ts';

type Options = {
  people: AdminMessages['people'];
  candidates: AdminMessages['candidates'];
  choiceLabels: AdminMessages['jobChoices'];
  tags: Tag[];
  language: Language;
};
type CandidateColumn = Column<CandidateRow>;

const stateTones = { active: 'good', paused: 'waiting', left: 'bad' } as const;

export function candidateColumns(options: Options): [CandidateColumn, ...CandidateColumn[]] {
  const { people, candidates, choiceLabels, tags, language } = options;
  const labels = candidates.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (
    key: keyof typeof labels,
    text: (row: CandidateRow) => string,
  ): CandidateColumn => ({ key, label: labels[key], cell: text, text });
  const tagsOf = ({ tag_ids: ids }: CandidateRow) => findTags(ids ?? [], tags);
  const isFuture = (value: string | null) => value !== null && new Date(value) > new Date();
  const experienceOf = ({ seniority, years_of_experience: years }: CandidateRow) =>
    [
      seniority && choiceLabels.seniority[seniority],
      years !== null && formatPlural(people.profile.years, years, language),
    ]
      .filter(Boolean)
      .join(', ');

  return [
    {
      ...plain('name', (row) => row.full_name || row.email || people.unnamed),
      cell: (row) => (
        <span className="grid">
          <span className="flex flex-wrap items-center gap-x-2">
            {row.full_name || row.email || people.unnamed}
            {/* The column of states is hidden at first. */}
            {row.state === 'paused' && <StateBadge state="paused" people={people} />}
          </span>
          {row.headline && <span className="font-normal text-soft">{row.headline}</span>}
        </span>
      ),
      sort: { by: 'full_name' },
    },
    {
      ...plain('skills', (row) => (row.skills ?? []).join(', ')),
      className: 'min-w-36',
      cell: (row) => <TagBadges tags={(row.skills ?? []).map((name) => ({ name }))} max={2} />,
    },
    plain('experience', experienceOf),
    {
      ...plain('fields', (row) =>
        (row.fields ?? []).map((field) => choiceLabels.field[field]).join(', '),
      ),
      hidden: true,
    },
    {
      ...plain('workplace', (row) => (row.remote ? choiceLabels.remote[row.remote] : '')),
      hidden: true,
    },
    plain('places', (row) => (row.locations ?? []).join(', ')),
    {
      ...plain('language', (row) => (row.language ? people.languages[row.language] : '')),
      hidden: true,
    },
    {
      ...plain('available', (row) =>
        isFuture(row.available_from) ? day(row.available_from) : candidates.availableNow,
      ),
      text: (row) =>
        isFuture(row.available_from) ? csvDay(row.available_from) : candidates.availableNow,
    },
    {
      ...plain('expires', (row) => day(row.consent_expires_at)),
      text: (row) => csvDay(row.consent_expires_at),
      cell: (row) => <Expiry row={row} candidates={candidates} day={day} />,
      sort: { by: 'consent_expires_at' },
    },
    {
      ...plain('tags', (row) =>
        tagsOf(row)
          .map(({ name }) => name)
          .join(', '),
      ),
      cell: (row) => <TagBadges tags={tagsOf(row)} max={2} />,
    },
    {
      key: 'applications',
      label: labels.applications,
      align: 'end',
      cell: (row) => formatNumber(row.applications ?? 0, language),
      text: (row) => row.applications,
      hidden: true,
    },
    {
      ...plain('state', (row) => (row.state ? people.profile.states[row.state] : '')),
      cell: (row) => row.state && <StateBadge state={row.state} people={people} />,
      hidden: true,
    },
    {
      ...plain('activity', (row) => day(row.last_activity_at)),
      text: (row) => csvDay(row.last_activity_at),
      sort: { by: 'last_activity_at', descendingFirst: true },
    },
    {
      ...plain('created', (row) => day(row.created_at)),
      text: (row) => csvDay(row.created_at),
      sort: { by: 'created_at', descendingFirst: true },
      hidden: true,
    },
  ];
}

type StateBadgeProps = { state: keyof typeof stateTones; people: AdminMessages['people'] };

function StateBadge({ state, people }: StateBadgeProps) {
  return (
    <Badge tone={stateTones[state]} className="px-2.5 text-xs">
      {people.profile.states[state]}
    </Badge>
  );
}

type ExpiryProps = {
  row: CandidateRow;
  candidates: AdminMessages['candidates'];
  day: (value: string | null) => string;
};

/** The day on which the consent expires, and whether renewal was requested. */
function Expiry({ row, candidates, day }: ExpiryProps) {
  const { consent_expires_at: until, renewal_mailed_at: mailedAt } = row;
  const isOver = until !== null && new Date(until) < new Date();
  return (
    <span className="sm:grid">
      <span className={isOver ? 'font-semibold text-lingon' : 'whitespace-nowrap'}>
        {isOver ? fill(candidates.ranOut, { date: day(until) }) : day(until)}
      </span>
      {mailedAt && (
        <span className="text-soft max-sm:pl-1.5">
          {fill(candidates.asked, { date: day(mailedAt) })}
        </span>
      )}
    </span>
  );
}

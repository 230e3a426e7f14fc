import type { Language } from '../../../domain/language.ts';
import { fill, formatDay, formatNumber } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { Tag } from './data/people.ts';
import { nameSource } from './name-source.ts';
import type { PersonRow } from './people-source.ts';
import { RoleBadges } from './role-badges.tsx';
import { TagBadges } from './tags/tag-badges.tsx';
import { findTags } from './tags/tags.ts';

type Options = { people: AdminMessages['people']; tags: Tag[]; language: Language };
type PersonColumn = Column<PersonRow>;

export function peopleColumns(options: Options): [PersonColumn, ...PersonColumn[]] {
  const { people, tags, language } = options;
  const labels = people.columns;
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  const plain = (key: keyof typeof labels, text: (row: PersonRow) => string): PersonColumn => ({
    key,
    label: labels[key],
    cell: text,
    text,
  });
  const rolesOf = ({ roles }: PersonRow) => roles ?? [];
  const tagsOf = ({ tag_ids: ids }: PersonRow) => findTags(ids ?? [], tags);

  return [
    {
      ...plain('name', (row) => row.full_name || row.email || people.unnamed),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.full_name || row.email || people.unnamed}
          {row.legal_hold && <Badge className="px-2.5 text-xs">{people.held}</Badge>}
          {row.erase_after && (
            <Badge tone="bad" className="px-2.5 text-xs">
              {fill(people.awaitingErasure, { date: day(row.erase_after) })}
            </Badge>
          )}
        </span>
      ),
      sort: { by: 'full_name' },
    },
    {
      ...plain('roles', (row) =>
        rolesOf(row)
          .map((role) => people.roles[role as keyof typeof people.roles])
          .join(', '),
      ),
      cell: (row) => <RoleBadges roles={rolesOf(row)} />,
    },
    plain('email', (row) => row.email ?? ''),
    { ...plain('phone', (row) => row.phone ?? ''), hidden: true },
    plain('location', (row) => row.location ?? ''),
    {
      key: 'applications',
      label: labels.applications,
      align: 'end',
      cell: (row) => formatNumber(row.applications ?? 0, language),
      text: (row) => row.applications,
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
      ...plain('language', (row) => (row.language ? people.languages[row.language] : '')),
      hidden: true,
    },
    { ...plain('source', (row) => nameSource(row.source ?? '', people.sources)), hidden: true },
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

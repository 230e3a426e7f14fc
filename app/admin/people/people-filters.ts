import { languages } from '../../../domain/language.ts';
import type { RelationName } from '../kit/list/data/list-source.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { PersonRole, Tag } from './data/people.ts';
import { tagFilter } from './tags/tag-filter.ts';

const roles: PersonRole[] = ['applicant', 'candidate', 'freelancer', 'lead'];

type Options = {
  people: AdminMessages['people'];
  tags: Tag[];
  relation: RelationName;
  /** Only administrators see people who await erasure. */
  showsAwaitingErasure: boolean;
};

export function peopleFilters(options: Options): Filter[] {
  const { people, tags, relation, showsAwaitingErasure } = options;
  const { filters } = people;
  const awaitingErasure: Filter = {
    key: 'quarantine',
    kind: 'flag',
    label: filters.quarantine,
    conditions: [{ column: 'in_quarantine', is: 'eq', value: 'true' }],
    tone: 'waiting',
  };
  return [
    {
      key: 'role',
      kind: 'choice',
      label: filters.role,
      column: 'roles',
      options: optionsOf(people.roles, roles),
      toConditions: (values) =>
        relation === 'people_by_role'
          ? [{ column: 'role', is: 'in', values }]
          : [{ column: 'roles', is: 'overlaps', values }],
    },
    tagFilter({ label: filters.tag, tags, byTag: relation === 'people_by_tag' }),
    {
      key: 'language',
      kind: 'choice',
      label: filters.language,
      column: 'language',
      options: optionsOf(people.languages, languages),
    },
    { key: 'activity', kind: 'dates', label: filters.activity, column: 'last_activity_at' },
    { key: 'created', kind: 'dates', label: filters.created, column: 'created_at' },
    {
      key: 'hold',
      kind: 'flag',
      label: filters.hold,
      conditions: [{ column: 'legal_hold', is: 'eq', value: 'true' }],
    },
    ...(showsAwaitingErasure ? [awaitingErasure] : []),
  ];
}

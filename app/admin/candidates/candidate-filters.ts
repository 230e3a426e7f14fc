import { candidateStates, jobFields, seniorities, workplaces } from '../../../domain/enums.ts';
import { languages } from '../../../domain/language.ts';
import { dayMs } from '../../../domain/units.ts';
import type { Condition } from '../kit/list/data/list-source.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { Tag } from '../people/data/people.ts';
import { tagFilter } from '../people/tags/tag-filter.ts';

type Options = {
  people: AdminMessages['people'];
  candidates: AdminMessages['candidates'];
  choiceLabels: AdminMessages['jobChoices'];
  tags: Tag[];
  byTag: boolean;
};

export function candidateFilters({
  people,
  candidates,
  choiceLabels,
  tags,
  byTag,
}: Options): Filter[] {
  const { filters } = candidates;
  return [
    {
      key: 'field',
      kind: 'choice',
      label: filters.field,
      column: 'fields',
      options: optionsOf(choiceLabels.field, jobFields),
      toConditions: (values) => [{ column: 'fields', is: 'overlaps', values }],
    },
    {
      key: 'seniority',
      kind: 'choice',
      label: filters.seniority,
      column: 'seniority',
      options: optionsOf(choiceLabels.seniority, seniorities),
    },
    {
      key: 'workplace',
      kind: 'choice',
      label: filters.workplace,
      column: 'remote',
      options: optionsOf(choiceLabels.remote, workplaces),
    },
    {
      key: 'available',
      kind: 'choice',
      label: filters.available,
      column: 'available_from',
      options: optionsOf(candidates.availability, ['now', 'soon', 'later']),
      toConditions: (values) => matchAny(values.map((value) => availabilityCondition(value))),
    },
    {
      key: 'renewal',
      kind: 'choice',
      label: filters.renewal,
      column: 'consent_expires_at',
      options: optionsOf(candidates.renewals, ['due', 'expired', 'asked']),
      toConditions: (values) => matchAny(values.map((value) => renewalCondition(value))),
    },
    {
      key: 'language',
      kind: 'choice',
      label: filters.language,
      column: 'language',
      options: optionsOf(people.languages, languages),
    },
    tagFilter({ label: filters.tag, tags, byTag }),
    {
      key: 'state',
      kind: 'choice',
      label: filters.state,
      column: 'state',
      options: optionsOf(people.profile.states, candidateStates),
    },
    { key: 'created', kind: 'dates', label: filters.created, column: 'created_at' },
  ];
}

/** PostgREST filter syntax, because the conditions are alternatives. */
function matchAny(parts: string[]): Condition[] {
  return [{ or: parts.join(',') }];
}

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

function availabilityCondition(value: string): string {
  if (value === 'now') return `available_from.is.null,available_from.lte.${dayIn(0)}`;
  if (value === 'soon') return `and(available_from.gt.${dayIn(0)},available_from.lte.${dayIn(90)})`;
  return `available_from.gt.${dayIn(90)}`;
}

function renewalCondition(value: string): string {
  if (value === 'expired') return `consent_expires_at.lt.${dayIn(0)}`;
  if (value === 'due')
    return `and(consent_expires_at.gte.${dayIn(0)},consent_expires_at.lt.${dayIn(30)})`;
  return 'renewal_mailed_at.not.is.null';
}

import { candidateStates, jobFields, seniorities, workplaces } from '../../../domain/enums.ts';
import { languages } from '../../../domain/language.ts';
import { dayMs } from '../../../domain/limits.ts';
import type { Condition } from '../kit/list/data/list-source.ts';
import type { Filter, Option } from '../kit/list/list-definition.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { Tag } from '../people/data/people.ts';
import { tagFilter } from '../people/tags/tag-filter.ts';

type Options = {
  people: AdminMessages['people'];
  candidates: AdminMessages['candidates'];
  words: AdminMessages['jobChoices'];
  tags: Tag[];
  byTag: boolean;
};

export function candidateFilters({ people, candidates, words, tags, byTag }: Options): Filter[] {
  const { filters } = candidates;
  return [
    {
      key: 'field',
      kind: 'choice',
      label: filters.field,
      column: 'fields',
      options: optionsOf(jobFields, words.field),
      toConditions: (values) => [{ column: 'fields', is: 'overlaps', values }],
    },
    {
      key: 'seniority',
      kind: 'choice',
      label: filters.seniority,
      column: 'seniority',
      options: optionsOf(seniorities, words.seniority),
    },
    {
      key: 'workplace',
      kind: 'choice',
      label: filters.workplace,
      column: 'remote',
      options: optionsOf(workplaces, words.remote),
    },
    {
      key: 'available',
      kind: 'choice',
      label: filters.available,
      column: 'available_from',
      options: optionsOf(['now', 'soon', 'later'], candidates.availability),
      toConditions: (values) => anyOf(values.map((value) => availability(value))),
    },
    {
      key: 'renewal',
      kind: 'choice',
      label: filters.renewal,
      column: 'consent_expires_at',
      options: optionsOf(['due', 'expired', 'asked'], candidates.renewals),
      toConditions: (values) => anyOf(values.map((value) => renewal(value))),
    },
    {
      key: 'language',
      kind: 'choice',
      label: filters.language,
      column: 'language',
      options: optionsOf(languages, people.languages),
    },
    tagFilter({ label: filters.tag, tags, byTag }),
    {
      key: 'state',
      kind: 'choice',
      label: filters.state,
      column: 'state',
      options: optionsOf(candidateStates, people.profile.states),
    },
    { key: 'created', kind: 'dates', label: filters.created, column: 'created_at' },
  ];
}

function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** PostgREST filter syntax, because the conditions are alternatives. */
function anyOf(parts: string[]): Condition[] {
  return [{ or: parts.join(',') }];
}

const dayOf = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

function availability(value: string): string {
  if (value === 'now') return `available_from.is.null,available_from.lte.${dayOf(0)}`;
  if (value === 'soon') return `and(available_from.gt.${dayOf(0)},available_from.lte.${dayOf(90)})`;
  return `available_from.gt.${dayOf(90)}`;
}

function renewal(value: string): string {
  if (value === 'expired') return `consent_expires_at.lt.${dayOf(0)}`;
  if (value === 'due')
    return `and(consent_expires_at.gte.${dayOf(0)},consent_expires_at.lt.${dayOf(30)})`;
  return 'renewal_mailed_at.not.is.null';
}

import { stages } from '../../../domain/enums.ts';
import { isUuid } from '../../../domain/limits.ts';
import { filterConditions } from '../kit/list/filters/filter-conditions.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import type { ListState } from '../kit/list/list-state.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { Tag } from '../people/data/people.ts';
import { nameSource } from '../people/name-source.ts';
import type { StageOption } from '../stage-templates/use-stages.ts';
import type { BoardFilter } from './data/board.ts';
import { findJobs, nameJobs } from './data/find-jobs.ts';
import type { AdminApplicationsMessages } from './messages.en.ts';

/** The filters that the board and the table share. */
export function applicationFilters(
  { filters: labels }: AdminApplicationsMessages,
  tags: Tag[],
): Filter[] {
  return [
    {
      kind: 'reference',
      key: 'job',
      label: labels.job,
      column: 'job_id',
      find: findJobs,
      name: nameJobs,
    },
    { kind: 'staff', key: 'owner', label: labels.owner, column: 'owner_id' },
    { kind: 'dates', key: 'applied', label: labels.applied, column: 'created_at' },
    { kind: 'atLeast', key: 'rating', label: labels.rating, column: 'rating', min: 1, max: 5 },
    {
      kind: 'choice',
      key: 'tags',
      label: labels.tags,
      column: 'tag_ids',
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
      accepts: isUuid,
      toConditions: (values) => [{ column: 'tag_ids', is: 'overlaps', values }],
    },
    {
      kind: 'flag',
      key: 'owed',
      label: labels.owed,
      tone: 'waiting',
      conditions: [{ column: 'owed_answer_since', is: 'not_null' }],
    },
    {
      kind: 'flag',
      key: 'withdrawn',
      label: labels.withdrawn,
      conditions: [{ column: 'withdrawn_at', is: 'not_null' }],
    },
  ];
}

export function stageFilter({ filters, stages: names }: AdminApplicationsMessages): Filter {
  return {
    kind: 'choice',
    key: 'stage',
    label: filters.stage,
    column: 'stage',
    options: optionsOf(names, stages),
  };
}

/** The steps of a template, if the jobs that are shown share one. */
export function stepFilters(
  { filters }: AdminApplicationsMessages,
  options: StageOption[],
): Filter[] {
  const steps = options.filter(({ stepId }) => stepId !== null);
  if (steps.length === 0) return [];
  return [
    {
      kind: 'choice',
      key: 'step',
      label: filters.step,
      column: 'step_id',
      options: steps.map(({ key, name }) => ({ value: key, label: name })),
      accepts: isUuid,
    },
  ];
}

const usualSources = [
  'site',
  'staff',
  'linkedin',
  'google',
  'referral',
  'job_board',
  'candidate_bank',
  'proposed',
];

/**
 * Filters that only the table has. A source in the URL is offered even if it is not one of the
 * usual ones.
 */
export function tableFilters(
  { columns, sources: names }: AdminApplicationsMessages,
  sourceParameter: string,
): Filter[] {
  const sources = [...new Set([...usualSources, ...sourceParameter.split(',').filter(Boolean)])];
  return [
    { kind: 'dates', key: 'moved', label: columns.moved, column: 'stage_changed_at' },
    {
      kind: 'choice',
      key: 'source',
      label: columns.source,
      column: 'source',
      options: sources.map((source) => ({ value: source, label: nameSource(source, names) })),
    },
  ];
}

type CurrentUser = { userId: string; now: Date };

/** Converts the filters of the URL to the filter of the board. */
export function toBoardFilter(
  { text, filters }: Pick<ListState, 'text' | 'filters'>,
  user: CurrentUser,
): BoardFilter {
  const { owner = [], job, tags, rating } = filters;
  const owners = owner
    .filter((value) => value !== 'none')
    .map((value) => (value === 'me' ? user.userId : value));
  return {
    ...(job && { jobs: job }),
    ...(owners.length > 0 && { owners }),
    ...(owner.includes('none') && { unowned: true }),
    ...(rating?.[0] && { rating: Number(rating[0]) }),
    ...(tags && { tags }),
    ...(filters.owed && { owed: true }),
    ...(filters.withdrawn && { withdrawn: true }),
    ...(text.trim() && { search: text.trim() }),
    ...appliedBetween(filters.applied ?? [], user),
  };
}

function appliedBetween(values: string[], user: CurrentUser): Partial<BoardFilter> {
  const filter: Filter = { kind: 'dates', key: 'applied', label: '', column: 'created_at' };
  const created: Partial<BoardFilter> = {};
  for (const condition of filterConditions(filter, values, user)) {
    if (!('value' in condition)) continue;
    if (condition.is === 'gte') created.created_from = condition.value;
    if (condition.is === 'lt') created.created_before = condition.value;
  }
  return created;
}

import { isUuid } from '../../../domain/limits.ts';
import { findJobs, nameJobs } from '../applications/data/find-jobs.ts';
import { findClients, nameClients } from '../jobs/data/find-clients.ts';
import type { Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { ReportFilter } from './data.ts';

export const dimensions = ['owner', 'client', 'job', 'field'] as const;
export type Dimension = (typeof dimensions)[number];

/** The filters of reports: the dimensions, and the template of the stages of jobs. */
export const filterKeys = [...dimensions, 'template'] as const;
type FilterKey = (typeof filterKeys)[number];

/** A saved report: everything that is chosen on the screen. */
export const reportShape = {
  filters: ['period', 'compare', 'by', ...filterKeys].map((key) => ({ key })),
};

type Messages = Pick<AdminMessages, 'reports' | 'jobChoices'>;
type Option = { value: string; label: string };

export function reportFilters(
  { reports, jobChoices }: Messages,
  templates: Option[],
): Record<FilterKey, Filter> {
  const { filters: labels } = reports;
  return {
    owner: { kind: 'staff', key: 'owner', label: labels.owner, column: 'owner_id' },
    client: {
      kind: 'reference',
      key: 'client',
      label: labels.client,
      column: 'client_id',
      find: findClients,
      name: nameClients,
    },
    job: {
      kind: 'reference',
      key: 'job',
      label: labels.job,
      column: 'job_id',
      find: findJobs,
      name: nameJobs,
    },
    field: {
      kind: 'choice',
      key: 'field',
      label: labels.field,
      column: 'field',
      options: optionsOf(jobChoices.field),
    },
    template: {
      kind: 'choice',
      key: 'template',
      label: labels.template,
      column: 'stage_template_id',
      options: templates,
    },
  };
}

export const valuesOf = (params: URLSearchParams, key: FilterKey): string[] =>
  params.get(key)?.split(',').filter(Boolean) ?? [];

/** Converts the filters of the URL to the argument `filter` of the report functions. */
export function parseReportFilter(params: URLSearchParams, userId: string): ReportFilter {
  const owners = valuesOf(params, 'owner');
  const filter: ReportFilter = {
    owners: owners
      .filter((owner) => owner !== 'none')
      .map((owner) => (owner === 'me' ? userId : owner))
      .filter(isUuid),
    clients: valuesOf(params, 'client').filter(isUuid),
    jobs: valuesOf(params, 'job').filter(isUuid),
    fields: valuesOf(params, 'field'),
    templates: valuesOf(params, 'template').filter(isUuid),
  };
  return { ...filter, ...(owners.includes('none') && { unowned: true }) };
}

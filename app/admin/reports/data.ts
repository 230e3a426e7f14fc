import { keepPreviousData } from '@tanstack/react-query';
import type { Database } from '../../../domain/database.types.ts';
import type { Stage } from '../../../domain/enums.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';
import type { Period } from '../dashboard/period/period.ts';
import type { Dimension } from './report-filters.ts';

export type ReportFilter = {
  owners?: string[];
  unowned?: boolean;
  clients?: string[];
  jobs?: string[];
  fields?: string[];
  /** Templates of the stages of jobs. */
  templates?: string[];
};

type Functions = Database['public']['Functions'];

/** The rows from which a figure is computed. */
export const rowsFigures = [
  'applications',
  'stays',
  'step_stays',
  'hires',
  'fills',
  'withdrawn',
  'rejections',
] as const;
type RowsFigure = (typeof rowsFigures)[number];
export type RowsFilter = {
  figure: RowsFigure;
  stage?: Stage;
  /** The id of a step. */
  step?: string;
  source?: string;
  reason?: string;
};
export type ReportRow = Functions['list_report_rows']['Returns'][number] & {
  job_title: LocalizedText;
};

const queryRoot = 'reports';
/** A burst of changes, such as a bulk move, causes one refetch. */
const debounceMs = 3_000;

export function useFollowReports(): void {
  useTableChanges(
    [{ table: 'applications' }, { table: 'jobs' }],
    useRefetch([queryRoot]),
    debounceMs,
  );
}

export type ReportQuery = { period: Period | undefined; filter: ReportFilter };

const toArguments = ({ period, filter }: ReportQuery) => ({
  first_day: period?.first ?? '',
  last_day: period?.last ?? '',
  filter,
});

function useReport<T>(
  name: string,
  reportQuery: ReportQuery,
  read: (client: BrowserClient) => Promise<T>,
) {
  return useClientQuery({
    queryKey: [queryRoot, name, reportQuery],
    queryFn: read,
    // The old figures stay until the new figures have loaded.
    placeholderData: keepPreviousData,
    enabled: reportQuery.period !== undefined,
  });
}

/** Counts by the steps of a template, or by stage. The key of a row is the id of the step or the stage. */
export const useFunnel = (reportQuery: ReportQuery, template: string | null = null) =>
  useReport(template ? `funnel-${template}` : 'funnel', reportQuery, async (client) => {
    const args = toArguments(reportQuery);
    if (template) {
      const steps = await unwrap(client.rpc('report_step_funnel', { template, ...args }));
      return steps.map(({ step_id, ...step }) => ({ key: step_id, step: step_id, ...step }));
    }
    const stages = await unwrap(client.rpc('report_funnel', args));
    return stages.map((stage) => ({ key: stage.stage, ...stage }));
  });

export const useLeftOut = (reportQuery: ReportQuery) =>
  useReport('left-out', reportQuery, async (client) => {
    const [row] = await unwrap(client.rpc('count_left_out', toArguments(reportQuery)));
    return row ?? { withdrawn: 0, imported: 0 };
  });

/**
 * Measures by the steps of the template that the jobs share, or by stage. The key of a row is the id of the step or
 * the stage.
 */
export const useStageTimes = (reportQuery: ReportQuery, bySteps: boolean) =>
  useReport(bySteps ? 'step-times' : 'stage-times', reportQuery, async (client) => {
    const args = toArguments(reportQuery);
    if (bySteps) {
      const times = await unwrap(client.rpc('report_step_times', args));
      return times.map(({ step_id, ...time }) => ({ key: step_id, step: step_id, ...time }));
    }
    const times = await unwrap(client.rpc('report_stage_times', args));
    return times.map((time) => ({ key: time.stage, ...time }));
  });

export const useDurations = (
  figure: 'hires' | 'fills',
  bounds: number[],
  reportQuery: ReportQuery,
) =>
  useReport(`durations-${figure}`, reportQuery, async (client) => {
    const [row] = await unwrap(
      client.rpc('report_durations', { figure, bounds, ...toArguments(reportQuery) }),
    );
    return row ?? null;
  });

export const useReportSources = (reportQuery: ReportQuery) =>
  useReport('sources', reportQuery, (client) =>
    unwrap(client.rpc('report_sources', toArguments(reportQuery))),
  );

export const useRejections = (reportQuery: ReportQuery) =>
  useReport('rejections', reportQuery, (client) =>
    unwrap(client.rpc('report_rejections', toArguments(reportQuery))),
  );

export const useGroups = (dimension: Dimension, reportQuery: ReportQuery) =>
  useReport(`groups-${dimension}`, reportQuery, (client) =>
    unwrap(client.rpc('report_groups', { dimension, ...toArguments(reportQuery) })),
  );

type Page = { skip: number; max: number };

export async function listReportRows(
  client: BrowserClient,
  reportQuery: ReportQuery,
  { figure, stage, step, source, reason }: RowsFilter,
  { skip, max }: Page,
): Promise<ReportRow[]> {
  const rows = await unwrap(
    client.rpc('list_report_rows', {
      figure,
      ...toArguments(reportQuery),
      ...(stage && { at_stage: stage }),
      ...(step && { at_step: step }),
      ...(source && { from_source: source }),
      ...(reason && { for_reason: reason }),
      skip,
      max_results: max,
    }),
  );
  return rows as ReportRow[];
}

export const useReportRows = (reportQuery: ReportQuery, rowsFilter: RowsFilter, max: number) =>
  useReport(`rows-${JSON.stringify([rowsFilter, max])}`, reportQuery, (client) =>
    listReportRows(client, reportQuery, rowsFilter, { skip: 0, max }),
  );

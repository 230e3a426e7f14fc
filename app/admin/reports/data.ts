import { keepPreviousData } from '@tanstack/react-query';
import type { Database } from '../../../domain/database.types.ts';
import type { Stage } from '../../../domain/enums.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';
import type { Period } from '../dashboard/period.ts';
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
export type RowsWanted = {
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

export type Asked = { period: Period | undefined; filter: ReportFilter };

const argumentsOf = ({ period, filter }: Asked) => ({
  first_day: period?.first ?? '',
  last_day: period?.last ?? '',
  filter,
});

function useReport<T>(name: string, asked: Asked, read: (client: BrowserClient) => Promise<T>) {
  return useClientQuery({
    queryKey: [queryRoot, name, asked],
    queryFn: read,
    // The old figures stay until the new ones have loaded.
    placeholderData: keepPreviousData,
    enabled: asked.period !== undefined,
  });
}

/** By the steps of a template, or by stage. The key is the id of a step or a stage. */
export const useFunnel = (asked: Asked, template: string | null = null) =>
  useReport(template ? `funnel-${template}` : 'funnel', asked, async (client) => {
    const args = argumentsOf(asked);
    if (template) {
      const steps = await unwrap(client.rpc('report_step_funnel', { template, ...args }));
      return steps.map(({ step_id, ...step }) => ({ key: step_id, step: step_id, ...step }));
    }
    const stages = await unwrap(client.rpc('report_funnel', args));
    return stages.map((stage) => ({ key: stage.stage, ...stage }));
  });

export const useLeftOut = (asked: Asked) =>
  useReport('left-out', asked, async (client) => {
    const [row] = await unwrap(client.rpc('count_left_out', argumentsOf(asked)));
    return row ?? { withdrawn: 0, imported: 0 };
  });

/** By the steps of the template that the jobs share, or by stage. The key is the id of a step or a stage. */
export const useStageTimes = (asked: Asked, bySteps: boolean) =>
  useReport(bySteps ? 'step-times' : 'stage-times', asked, async (client) => {
    const args = argumentsOf(asked);
    if (bySteps) {
      const times = await unwrap(client.rpc('report_step_times', args));
      return times.map(({ step_id, ...time }) => ({ key: step_id, step: step_id, ...time }));
    }
    const times = await unwrap(client.rpc('report_stage_times', args));
    return times.map((time) => ({ key: time.stage, ...time }));
  });

export const useDurations = (figure: 'hires' | 'fills', bounds: number[], asked: Asked) =>
  useReport(`durations-${figure}`, asked, async (client) => {
    const [row] = await unwrap(
      client.rpc('report_durations', { figure, bounds, ...argumentsOf(asked) }),
    );
    return row ?? null;
  });

export const useReportSources = (asked: Asked) =>
  useReport('sources', asked, (client) => unwrap(client.rpc('report_sources', argumentsOf(asked))));

export const useRejections = (asked: Asked) =>
  useReport('rejections', asked, (client) =>
    unwrap(client.rpc('report_rejections', argumentsOf(asked))),
  );

export const useGroups = (dimension: Dimension, asked: Asked) =>
  useReport(`groups-${dimension}`, asked, (client) =>
    unwrap(client.rpc('report_groups', { dimension, ...argumentsOf(asked) })),
  );

type Page = { skip: number; max: number };

export async function listReportRows(
  client: BrowserClient,
  asked: Asked,
  { figure, stage, step, source, reason }: RowsWanted,
  { skip, max }: Page,
): Promise<ReportRow[]> {
  const rows = await unwrap(
    client.rpc('list_report_rows', {
      figure,
      ...argumentsOf(asked),
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

export const useReportRows = (asked: Asked, rowsFilter: RowsWanted, max: number) =>
  useReport(`rows-${JSON.stringify([rowsFilter, max])}`, asked, (client) =>
    listReportRows(client, asked, rowsFilter, { skip: 0, max }),
  );

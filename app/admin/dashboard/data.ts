import { keepPreviousData } from '@tanstack/react-query';
import type { Database } from '../../../domain/database.types.ts';
import type { LiveTable } from '../../../domain/live-table.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';

type Period = { first: string; last: string };
type Functions = Database['public']['Functions'];
export type DayViews = Functions['count_views_by_day']['Returns'][number];

const queryRoot = 'dashboard';
/** A burst of changes, such as a thousand applications, causes one refetch. */
const debounceMs = 1_500;
/** Visits are too frequent to follow live. */
const refetchIntervalMs = 60_000;

/** Refetches all figures of the dashboard when one of the tables changes. */
export function useFollowDashboard(tables: LiveTable[]): void {
  useTableChanges(
    tables.map((table) => ({ table })),
    useRefetch([queryRoot]),
    debounceMs,
  );
}

function useDashboardQuery<T>(
  key: unknown[],
  read: (client: BrowserClient) => Promise<T>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useClientQuery({
    queryKey: [queryRoot, ...key],
    queryFn: read,
    // The figures of the old period stay until the figures of the new period have loaded.
    placeholderData: keepPreviousData,
    refetchInterval: refetchIntervalMs,
    enabled,
  });
}

const toDayRange = (period: Period) => ({ first_day: period.first, last_day: period.last });
/** Placeholder for the disabled query when no comparison is chosen. */
const noPeriod: Period = { first: '', last: '' };

export function useRecruitingFigures(period: Period | undefined) {
  return useDashboardQuery(
    ['recruiting', period],
    async (client) => {
      const [row] = await unwrap(
        client.rpc('get_recruiting_figures', toDayRange(period ?? noPeriod)),
      );
      return row ?? null;
    },
    { enabled: period !== undefined },
  );
}

export function usePublishingFigures(period: Period | undefined) {
  return useDashboardQuery(
    ['publishing', period],
    async (client) => {
      const [row] = await unwrap(
        client.rpc('get_publishing_figures', toDayRange(period ?? noPeriod)),
      );
      return row ?? null;
    },
    { enabled: period !== undefined },
  );
}

export function usePipeline() {
  return useDashboardQuery(['pipeline'], async (client) => unwrap(client.rpc('count_pipeline')));
}

export function useApplicationsByDay(period: Period | undefined) {
  return useDashboardQuery(
    ['applications', period],
    async (client) => {
      const rows = await unwrap(
        client.rpc('count_applications_by_day', toDayRange(period ?? noPeriod)).limit(2_000),
      );
      return new Map(rows.map(({ day, applications }) => [day, applications]));
    },
    { enabled: period !== undefined },
  );
}

export function useViewsByDay(period: Period | undefined) {
  return useDashboardQuery(
    ['views', period],
    async (client) =>
      unwrap(client.rpc('count_views_by_day', toDayRange(period ?? noPeriod)).limit(2_000)),
    { enabled: period !== undefined },
  );
}

export function useEngagement(period: Period) {
  return useDashboardQuery(['engagement', period], async (client) =>
    unwrap(client.rpc('count_engagement', toDayRange(period))),
  );
}

export function useSources(period: Period) {
  return useDashboardQuery(['sources', period], async (client) =>
    unwrap(client.rpc('count_applications_by_source', toDayRange(period))),
  );
}

export function useAttention() {
  return useDashboardQuery(['attention'], async (client) =>
    unwrap(client.rpc('list_needing_attention')),
  );
}

/** Number of applicants that leaves room for the other work of the day; the list has the rest. */
const maxOwed = 6;

export function useOwedAnswers(ownerId: string) {
  return useDashboardQuery(['owed', ownerId], async (client) => {
    const { data, count, error } = await client
      .from('applications')
      .select('id, owed_answer_since, person:people(full_name), job:jobs(title)', {
        count: 'exact',
      })
      .eq('owner_id', ownerId)
      .not('owed_answer_since', 'is', null)
      .is('withdrawn_at', null)
      .order('owed_answer_since')
      .order('id')
      .limit(maxOwed);
    if (error) throw new BackendError(error);
    return {
      count: count ?? 0,
      rows: data.map(({ id, owed_answer_since, person, job }) => ({
        id,
        name: person.full_name,
        jobTitle: job.title as LocalizedText,
        owedSince: owed_answer_since ?? '',
      })),
    };
  });
}

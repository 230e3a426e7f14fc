import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Database } from '../../../domain/database.types.ts';
import type { LiveTable } from '../../../domain/live-table.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';

type Period = { first: string; last: string };
type Functions = Database['public']['Functions'];
export type DayViews = Functions['count_views_by_day']['Returns'][number];

const name = 'dashboard';
/** A burst of changes, such as a thousand applications, causes one refetch. */
const pauseMs = 1_500;
/** Visits are too frequent to follow live. */
const minute = 60_000;

/** Refetches all figures of the dashboard when one of the tables changes. */
export function useFollowDashboard(tables: LiveTable[]): void {
  useTableChanges(
    tables.map((table) => ({ table })),
    useRefetch([name]),
    pauseMs,
  );
}

function useCount<T>(key: unknown[], read: (client: BrowserClient) => Promise<T>, enabled = true) {
  const { getClient } = useAuth();
  return useQuery({
    queryKey: [name, ...key],
    queryFn: async () => read(await getClient()),
    // The figures of the old period stay until those of the new one have loaded.
    placeholderData: keepPreviousData,
    refetchInterval: minute,
    enabled,
  });
}

const daysOf = (period: Period) => ({ first_day: period.first, last_day: period.last });
/** Placeholder for the disabled query when no comparison is chosen. */
const never: Period = { first: '', last: '' };

export function useRecruitingFigures(period: Period | undefined) {
  return useCount(
    ['recruiting', period],
    async (client) => {
      const [row] = await unwrap(client.rpc('get_recruiting_figures', daysOf(period ?? never)));
      return row ?? null;
    },
    period !== undefined,
  );
}

export function usePublishingFigures(period: Period | undefined) {
  return useCount(
    ['publishing', period],
    async (client) => {
      const [row] = await unwrap(client.rpc('get_publishing_figures', daysOf(period ?? never)));
      return row ?? null;
    },
    period !== undefined,
  );
}

export function usePipeline() {
  return useCount(['pipeline'], async (client) => unwrap(client.rpc('count_pipeline')));
}

export function useApplicationsByDay(period: Period | undefined) {
  return useCount(
    ['applications', period],
    async (client) => {
      const rows = await unwrap(
        client.rpc('count_applications_by_day', daysOf(period ?? never)).limit(2_000),
      );
      return new Map(rows.map(({ day, applications }) => [day, applications]));
    },
    period !== undefined,
  );
}

export function useViewsByDay(period: Period | undefined) {
  return useCount(
    ['views', period],
    async (client) =>
      unwrap(client.rpc('count_views_by_day', daysOf(period ?? never)).limit(2_000)),
    period !== undefined,
  );
}

export function useEngagement(period: Period) {
  return useCount(['engagement', period], async (client) =>
    unwrap(client.rpc('count_engagement', daysOf(period))),
  );
}

export function useSources(period: Period) {
  return useCount(['sources', period], async (client) =>
    unwrap(client.rpc('count_applications_by_source', daysOf(period))),
  );
}

export function useAttention() {
  return useCount(['attention'], async (client) => unwrap(client.rpc('list_needing_attention')));
}

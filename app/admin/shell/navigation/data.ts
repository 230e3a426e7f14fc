import type { LiveTable } from '../../../../domain/live-table.ts';
import { useRefetch } from '../../../backend/refetch.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';

/** Null for counts that the user may not read. */
export type NavigationCounts = Record<
  'open_jobs' | 'new_applications' | 'candidates' | 'new_leads',
  number | null
>;

/** The database stops counting at this number. */
export const maxCounted = 1_000;

const queryKey = ['navigation-counts'];

/** Limits the refetches during an import of many people. */
const debounceMs = 3_000;

/** The counts in the menu. `tables` are the tables that the user may follow. */
export function useNavigationCounts(tables: LiveTable[]): NavigationCounts | undefined {
  useTableChanges(
    tables.map((table) => ({ table })),
    useRefetch(queryKey),
    debounceMs,
  );
  const { data } = useClientQuery({
    queryKey,
    queryFn: async (client) => {
      const [counts] = await unwrap(client.rpc('get_navigation_counts'));
      return counts ?? null;
    },
  });
  return data ?? undefined;
}

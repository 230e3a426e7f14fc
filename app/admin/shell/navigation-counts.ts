import { useQuery } from '@tanstack/react-query';
import type { LiveTable } from '../../../domain/live-table.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { useRefetch } from '../../backend/refetch.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';

/** Null for counts that the user may not read. */
export type NavigationCounts = Record<
  'open_jobs' | 'new_applications' | 'candidates' | 'new_leads',
  number | null
>;

/** The database stops counting here. */
export const maxCounted = 1_000;

const queryKey = ['navigation-counts'];

/** Limits the refetches during an import of many people. */
const debounceMs = 3_000;

/** The counts in the menu. `tables` are those that the user may follow. */
export function useNavigationCounts(tables: LiveTable[]): NavigationCounts | undefined {
  const { getClient } = useAuth();
  useTableChanges(
    tables.map((table) => ({ table })),
    useRefetch(queryKey),
    debounceMs,
  );
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const [counts] = await unwrap((await getClient()).rpc('get_navigation_counts'));
      return counts ?? null;
    },
  });
  return data ?? undefined;
}

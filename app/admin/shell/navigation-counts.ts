import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { TableName } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useFollowTables } from '../../backend/use-follow-tables.ts';

/** Null for what the reader may not know. */
export type NavigationCounts = Record<
  'open_jobs' | 'new_applications' | 'candidates' | 'new_leads',
  number | null
>;

/** The database counts no further. */
export const mostCounted = 1_000;

const queryKey = ['navigation-counts'];

/** Rarely exact to the second: whoever imports a thousand people is not counted after each. */
const pause = 3_000;

/** The numbers beside the menu. `tables` are those whose changes the reader may hear of. */
export function useNavigationCounts(tables: TableName[]): NavigationCounts | undefined {
  const { getClient } = useAuth();
  useFollowTables(
    tables.map((table) => ({ table, pause })),
    queryKey,
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

import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { getQuarantineDays } from '../data/actions.ts';

/** Returns undefined until the number has loaded. */
export function useQuarantineDays(): number | undefined {
  return useLiveTables({
    queryKey: [...queryKeys.table('retention_periods'), 'quarantine'],
    queryFn: getQuarantineDays,
    follow: [{ table: 'retention_periods' }],
  }).data;
}

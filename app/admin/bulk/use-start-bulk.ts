import { useQueryClient } from '@tanstack/react-query';
import type { BulkStart } from '../../../domain/bulk/bulk-action.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { bulkKey, startBulkAction } from './data/actions.ts';

/** Starts an action; the panel of the back office then shows it on every screen. */
export function useStartBulk() {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  return async (call: BulkStart): Promise<void> => {
    await startBulkAction(await getClient(), call);
    await queries.invalidateQueries({ queryKey: bulkKey });
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../backend/refetch.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';
import { announceOwnChange } from '../kit/actions/own-changes.ts';

/**
 * Refetches what is on the screen when a job was restricted or a team changed: the user may no longer see some of it.
 * Open lists show the new rows without asking, because a hidden row must not stay readable.
 */
export function useRefetchOnVisibilityChange(): void {
  const queries = useQueryClient();
  useTableChanges([{ table: 'visibility_changes' }], async () => {
    await refetch(queries, []);
    announceOwnChange([]);
  });
}

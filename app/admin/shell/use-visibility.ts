import { useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../backend/refetch.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';
import { announceOwnChange } from '../kit/actions/own-changes.ts';

/**
 * Refetches what is on the screen when a job was restricted or a team changed: some of it may be hidden now. Open
 * lists take the rows over without asking, because a hidden row must not stay readable.
 */
export function useVisibility(): void {
  const queries = useQueryClient();
  useTableChanges([{ table: 'visibility_changes' }], async () => {
    await refetch(queries, []);
    announceOwnChange([]);
  });
}

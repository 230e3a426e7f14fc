import { useRefetch } from '../../backend/refetch.ts';
import { useTableChanges } from '../../backend/use-table-changes.ts';

/** Reads what is on the screen again when a job was restricted or a team changed: some of it may be hidden now. */
export function useVisibility(): void {
  useTableChanges([{ table: 'visibility_changes' }], useRefetch([]));
}

import type { RowKeys } from './data/list-source.ts';

type LiveRows<Row> = { rows: Row[]; gone: ReadonlySet<string>; changes: number };

/**
 * Applies a colleague's changes without moving rows under the pointer: visible rows are updated in
 * place; rows that were added, removed or moved are only counted.
 */
export function mergeLive<Row extends RowKeys>(shown: Row[], fresh: Row[]): LiveRows<Row> {
  const freshById = new Map(fresh.map((row) => [row.row_key, row]));
  const shownIds = new Set(shown.map((row) => row.row_key));
  const removed = shown.filter((row) => !freshById.has(row.row_key));
  const added = fresh.filter((row) => !shownIds.has(row.row_key));
  const rows = shown.map((row) => freshById.get(row.row_key) ?? row);
  const isSameOrder = rows.every((row, position) => row.row_key === fresh[position]?.row_key);
  const moved = rows.filter((row, position) => row.sort_key !== shown[position]?.sort_key);
  // On a full page every new row pushes another one out: that counts as one change.
  const changes =
    isSameOrder && added.length === 0
      ? removed.length
      : Math.max(added.length, removed.length, moved.length, 1);
  return { rows, gone: new Set(removed.map((row) => row.row_key)), changes };
}

import type { RowKeys } from './data/list-source.ts';

type LiveRows<Row> = { rows: Row[]; gone: ReadonlySet<string>; changes: number };

/**
 * Applies a colleague's changes without moving rows under the pointer: visible rows are updated in
 * place; rows that were added, removed or moved are only counted.
 */
export function mergeLive<Row extends RowKeys>(shown: Row[], fresh: Row[]): LiveRows<Row> {
  const freshById = new Map(fresh.map((row) => [row.row_key, row]));
  const shownIds = new Set(shown.map((row) => row.row_key));
  const removedRows = shown.filter((row) => !freshById.has(row.row_key));
  const addedRows = fresh.filter((row) => !shownIds.has(row.row_key));
  const rows = shown.map((row) => freshById.get(row.row_key) ?? row);
  const isSameOrder = rows.every((row, position) => row.row_key === fresh[position]?.row_key);
  const movedRows = rows.filter((row, position) => row.sort_key !== shown[position]?.sort_key);
  // A new row pushes the last row off a full page. Both together count as one change.
  const changes =
    isSameOrder && addedRows.length === 0
      ? removedRows.length
      : Math.max(addedRows.length, removedRows.length, movedRows.length, 1);
  return { rows, gone: new Set(removedRows.map((row) => row.row_key)), changes };
}

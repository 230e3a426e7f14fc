import type { RelationName } from '../data/list-source.ts';
import { updateRows } from '../data/update-rows.ts';
import type { RunChunk, Undo } from '../list-definition.ts';

type Patch = Record<string, string | number | boolean | null>;

/**
 * Sets columns of many rows to new values. Undo restores the old values, with one call for all rows
 * that had the same ones. The action must select the named columns.
 */
export function updateColumns<Row extends object>(
  relation: RelationName,
  patch: Patch,
  id = 'id',
): (...chunk: Parameters<RunChunk<Row>>) => Promise<Undo> {
  return async (client, rows) => {
    const columns = Object.keys(patch);
    const before = new Map<string, { values: Patch; ids: string[] }>();
    for (const row of rows) {
      const values = Object.fromEntries(
        columns.map((column) => [column, (row as unknown as Patch)[column] ?? null]),
      );
      const group = before.get(JSON.stringify(values)) ?? { values, ids: [] };
      group.ids.push(row.row_key);
      before.set(JSON.stringify(values), group);
    }
    await updateRows(client, { relation, id, ids: rows.map((row) => row.row_key), patch });
    return async () => {
      for (const { values, ids } of before.values()) {
        await updateRows(client, { relation, id, ids, patch: values });
      }
    };
  };
}

import pg from 'pg';
import type { Database } from '../../postgres/database.ts';
import type { Table } from './catalog.ts';
import type { Change } from './change-queries.ts';
import { keyOf, rowSource } from './row-source.ts';

/**
 * Finds changes whose row has since changed in columns that policies use. Row-level security is checked on the current
 * row, but a change contains an earlier version: a row that was private must not be sent because it is public now. Its
 * later change is sent instead. A deleted row cannot be checked, so of a row that was updated and deleted in quick
 * succession only the deletion is sent, as hosted Realtime does it.
 *
 * Must be called after the check of visibility: only a row that changed back and forth in between could slip through.
 */
export async function findSuperseded(
  database: Pick<Database, 'query'>,
  table: Table,
  changes: Change[],
): Promise<Set<Change>> {
  const columns = table.policyColumns ?? table.columns.map(({ name }) => name);
  if (columns.length === 0 || changes.length === 0) return new Set();
  const source = rowSource(table, changes, columns);
  const values = columns.map((name) => `to_jsonb(t.${pg.escapeIdentifier(name)})::text`);
  const { rows } = await database.query<{ key: string; now: (string | null)[] }>(
    'select key, vals as now from realtime.current_values($1, $2)',
    [`select ${source.key}, array[${values.join()}] from ${source.from}`, source.parameter],
  );
  const now = new Map(rows.map((row) => [row.key, row.now]));
  return new Set(
    changes.filter((change) => {
      const current = now.get(keyOf(table, change));
      return !columns.every(
        (name, index) => (current?.[index] ?? 'null') === change.record?.[name],
      );
    }),
  );
}

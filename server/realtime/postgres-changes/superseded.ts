import pg from 'pg';
import type { Database } from '../../postgres/database.ts';
import type { Table } from './catalog.ts';
import type { Change } from './feed.ts';
import { keyOf, rowSource } from './row-source.ts';

/**
 * Row-level security judges a row as it is now, but a change tells it as it was. Where the two differ in what the
 * policies look at, the verdict does not hold for the change: a row that was secret until a moment ago must not be
 * told because it is public now. Its later change tells the rest. A row that is gone can be judged no more: of one
 * that was updated and deleted within moments only the deletion is told, as hosted Realtime does it.
 *
 * Asked after the verdict, so that only a row that changed there and back in between could slip through.
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
  const { rows } = await database.query(
    'select key, vals as now from realtime.current_values($1, $2)',
    [`select ${source.key}, array[${values.join()}] from ${source.from}`, source.parameter],
  );
  const now = new Map<string, (string | null)[]>(rows.map((row) => [row.key, row.now]));
  return new Set(
    changes.filter((change) => {
      const current = now.get(keyOf(table, change));
      return !columns.every(
        (name, index) => (current?.[index] ?? 'null') === change.record?.[name],
      );
    }),
  );
}

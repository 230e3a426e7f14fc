import type { Database } from '../../postgres/database.ts';
import type { Caller } from '../access.ts';
import type { Table } from './catalog.ts';
import type { Change } from './feed.ts';
import { keyOf, rowSource } from './row-source.ts';
import { findSuperseded } from './superseded.ts';

/** Decides whether row-level security shows someone the row of a change. */
export type IsVisible = (caller: Caller, change: Change) => boolean;

/** Callers asked about in one call; two calls run side by side. */
const callersAtOnce = 250;
const callsAtOnce = 2;

/** Asks once per distinct caller for all rows, not once per socket or row. */
export async function findVisible(
  database: Pick<Database, 'query' | 'searchPath'>,
  table: Table,
  changes: Change[],
  callers: Map<string, Caller>,
): Promise<IsVisible> {
  const visible = new Map<string, Set<string>>();
  const source = rowSource(table, changes, []);
  const query = `select array_agg(${source.key}) from ${source.from}`;
  // Callers of one role side by side share a plan.
  const sorted = [...callers.values()].sort((a, b) =>
    a.role < b.role ? -1 : Number(a.role > b.role),
  );
  const chunks = Array.from({ length: Math.ceil(sorted.length / callersAtOnce) }, (_, index) =>
    sorted.slice(index * callersAtOnce, (index + 1) * callersAtOnce),
  );
  const work = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
      const { rows } = await database.query(
        'select identity, visible from realtime.visible_rows($1, $2, $3, $4, $5, $6, $7)',
        [
          query,
          source.parameterType,
          source.parameter,
          source.singles,
          chunk.map(({ role }) => role),
          chunk.map(({ claims }) => claims),
          database.searchPath,
        ],
      );
      for (const row of rows as { identity: number; visible: string[] }[]) {
        visible.set(chunk[row.identity - 1]?.claims ?? '', new Set(row.visible));
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  const superseded = visible.size > 0 ? await findSuperseded(database, table, changes) : new Set();
  const keys = new Map(changes.map((change) => [change, keyOf(table, change)]));
  return (caller, change) =>
    (visible.get(caller.claims)?.has(keys.get(change) ?? '') ?? false) && !superseded.has(change);
}

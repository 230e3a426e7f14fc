import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { Caller } from '../access.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Table } from './catalog.ts';
import type { Change } from './change-queries.ts';
import { deletedSource } from './deleted-source.ts';
import { findSuperseded } from './find-superseded.ts';
import { keyOf, rowSource } from './row-source.ts';

/** Returns whether row-level security lets a caller see the row of a change. */
export type IsVisible = (caller: Caller, change: Change) => boolean;

type VisibilityDatabase = Pick<Database, 'query' | 'searchPath'>;

/** A query for the keys of visible rows, with one parameter that names all rows. */
interface VisibilityQuery {
  query: string;
  parameterType: string;
  parameter: string;
  /** The parameter for each row separately. */
  singles: string[];
}

/** Callers per call; two calls run concurrently. */
const callersPerCall = 250;
const concurrentCalls = 2;

/** Queries once per distinct caller for all rows, not once per socket or row. */
export async function findVisible(
  database: VisibilityDatabase,
  table: Table,
  changes: Change[],
  callers: Map<string, Caller>,
): Promise<IsVisible> {
  const source = rowSource(table, changes, []);
  const query = `select array_agg(${source.key}) from ${source.from}`;
  // Sorted by role, because consecutive callers with the same role share a plan.
  const sortedCallers = [...callers.values()].sort((a, b) =>
    a.role < b.role ? -1 : Number(a.role > b.role),
  );
  const visible = await findVisibleKeys(database, { query, ...source }, sortedCallers);
  const superseded = visible.size > 0 ? await findSuperseded(database, table, changes) : new Set();
  const keys = new Map(changes.map((change) => [change, keyOf(table, change)]));
  return (caller, change) =>
    (visible.get(caller.claims)?.has(keys.get(change) ?? '') ?? false) && !superseded.has(change);
}

/** Finds who may see deleted rows. They cannot be read any more, so policies are evaluated on their captured columns. */
export async function findVisibleDeleted(
  { database, logger }: { database: VisibilityDatabase; logger: RealtimeLogger },
  table: Table,
  changes: Change[],
  callers: Map<string, Caller>,
): Promise<IsVisible> {
  const visible = new Map<string, Set<string>>();
  for (const [role, ofRole] of Map.groupBy(callers.values(), (caller) => caller.role)) {
    const condition = table.selectConditions[role];
    if (!condition) continue;
    try {
      const visibleKeys = await findVisibleKeys(
        database,
        deletedSource(table, condition, changes),
        ofRole,
      );
      for (const [claims, indexes] of visibleKeys) visible.set(claims, indexes);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // A policy may use a value that is not captured, such as a system column; the deletion is then not sent.
      logger.warn({ err: error, role }, 'policies could not be tried on deleted rows');
    }
  }
  const indexes = new Map(changes.map((change, index) => [change, String(index)]));
  return (caller, change) => visible.get(caller.claims)?.has(indexes.get(change) ?? '') ?? false;
}

/** Returns the visible keys by claims. */
async function findVisibleKeys(
  database: VisibilityDatabase,
  { query, parameterType, parameter, singles }: VisibilityQuery,
  callers: Caller[],
): Promise<Map<string, Set<string>>> {
  const visible = new Map<string, Set<string>>();
  const chunks = Array.from({ length: Math.ceil(callers.length / callersPerCall) }, (_, index) =>
    callers.slice(index * callersPerCall, (index + 1) * callersPerCall),
  );
  const work = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
      const { rows } = await database.query<{ identity: number; visible: string[] }>(
        'select identity, visible from realtime.visible_rows($1, $2, $3, $4, $5, $6, $7)',
        [
          query,
          parameterType,
          parameter,
          singles,
          chunk.map(({ role }) => role),
          chunk.map(({ claims }) => claims),
          database.searchPath,
        ],
      );
      for (const row of rows) {
        visible.set(chunk[row.identity - 1]?.claims ?? '', new Set(row.visible));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrentCalls }, work));
  return visible;
}

import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { Caller } from '../access.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Table } from './catalog.ts';
import { deletedSource } from './deleted-source.ts';
import type { Change } from './feed.ts';
import { keyOf, rowSource } from './row-source.ts';
import { findSuperseded } from './superseded.ts';

/** Decides whether row-level security shows someone the row of a change. */
export type IsVisible = (caller: Caller, change: Change) => boolean;

type Asked = Pick<Database, 'query' | 'searchPath'>;

/** A query for the keys of visible rows, with one parameter that names all rows. */
interface Question {
  query: string;
  parameterType: string;
  parameter: string;
  /** The same parameter for each row alone. */
  singles: string[];
}

/** Callers asked about in one call; two calls run side by side. */
const callersAtOnce = 250;
const callsAtOnce = 2;

/** Asks once per distinct caller for all rows, not once per socket or row. */
export async function findVisible(
  database: Asked,
  table: Table,
  changes: Change[],
  callers: Map<string, Caller>,
): Promise<IsVisible> {
  const source = rowSource(table, changes, []);
  const query = `select array_agg(${source.key}) from ${source.from}`;
  // Callers of one role side by side share a plan.
  const sorted = [...callers.values()].sort((a, b) =>
    a.role < b.role ? -1 : Number(a.role > b.role),
  );
  const visible = await ask(database, { query, ...source }, sorted);
  const superseded = visible.size > 0 ? await findSuperseded(database, table, changes) : new Set();
  const keys = new Map(changes.map((change) => [change, keyOf(table, change)]));
  return (caller, change) =>
    (visible.get(caller.claims)?.has(keys.get(change) ?? '') ?? false) && !superseded.has(change);
}

/** The same for rows that are gone: policies are tried on what was captured of them. */
export async function findVisibleDeleted(
  { database, logger }: { database: Asked; logger: RealtimeLogger },
  table: Table,
  changes: Change[],
  callers: Map<string, Caller>,
): Promise<IsVisible> {
  const visible = new Map<string, Set<string>>();
  for (const [role, ofRole] of Map.groupBy(callers.values(), (caller) => caller.role)) {
    const condition = table.selectConditions[role];
    if (!condition) continue;
    try {
      const answer = await ask(database, deletedSource(table, condition, changes), ofRole);
      for (const [claims, places] of answer) visible.set(claims, places);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // A policy on something that is not captured, such as a system column: the deletion stays untold.
      logger.warn({ err: error, role }, 'policies could not be tried on deleted rows');
    }
  }
  const places = new Map(changes.map((change, place) => [change, String(place)]));
  return (caller, change) => visible.get(caller.claims)?.has(places.get(change) ?? '') ?? false;
}

/** The visible keys by claims. */
async function ask(
  database: Asked,
  { query, parameterType, parameter, singles }: Question,
  callers: Caller[],
): Promise<Map<string, Set<string>>> {
  const visible = new Map<string, Set<string>>();
  const chunks = Array.from({ length: Math.ceil(callers.length / callersAtOnce) }, (_, index) =>
    callers.slice(index * callersAtOnce, (index + 1) * callersAtOnce),
  );
  const work = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
      const { rows } = await database.query(
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
      for (const row of rows as { identity: number; visible: string[] }[]) {
        visible.set(chunk[row.identity - 1]?.claims ?? '', new Set(row.visible));
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return visible;
}

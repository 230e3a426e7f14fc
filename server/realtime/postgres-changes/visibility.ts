import pg from 'pg';
import type { Database } from '../../postgres/database.ts';
import type { Caller } from '../access.ts';
import type { Table } from './catalog.ts';
import type { Change } from './feed.ts';

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
  const visible = new Map<string, Set<Change>>();
  // Callers of one role side by side share a plan.
  const sorted = [...callers.values()].sort((a, b) =>
    a.role < b.role ? -1 : Number(a.role > b.role),
  );
  const keys = renderKeys(table, changes);
  const query = renderQuery(table);
  const chunks = Array.from({ length: Math.ceil(sorted.length / callersAtOnce) }, (_, index) =>
    sorted.slice(index * callersAtOnce, (index + 1) * callersAtOnce),
  );
  const work = async () => {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
      const { rows } = await database.query(
        'select identity, places from realtime.visible_rows($1, $2, $3, $4, $5)',
        [
          query,
          keys,
          chunk.map(({ role }) => role),
          chunk.map(({ claims }) => claims),
          database.searchPath,
        ],
      );
      for (const { identity, places } of rows as { identity: number; places: number[] }[]) {
        const seen = places.flatMap((place) => changes[place] ?? []);
        visible.set(chunk[identity - 1]?.claims ?? '', new Set(seen));
      }
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return (caller, change) => visible.get(caller.claims)?.has(change) ?? false;
}

// The inner offset keeps the planner from turning this into a scan that tries the policy on every row of the table.
function renderQuery({ schema, name, keys, columns }: Table): string {
  const fields = keys.map((key) => ({
    name: pg.escapeIdentifier(key),
    type: columns.find((column) => column.name === key)?.sqlType ?? 'text',
  }));
  const target = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  return `select array_agg(k."#place") from jsonb_to_recordset($1) as k ("#place" int4,
    ${fields.map((field) => `${field.name} ${field.type}`).join()})
    cross join lateral (
      select from ${target} as t where ${fields.map((field) => `t.${field.name} = k.${field.name}`).join(' and ')} offset 0
    ) as seen`;
}

function renderKeys({ keys }: Table, changes: Change[]): string {
  const rows = changes.map(({ record }, place) => {
    const fields = keys.map((key) => `,${JSON.stringify(key)}:${record?.[key] ?? 'null'}`);
    return `{"#place":${place}${fields.join('')}}`;
  });
  return `[${rows.join()}]`;
}

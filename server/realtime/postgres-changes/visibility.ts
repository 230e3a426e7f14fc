import pg from 'pg';
import type { Database } from '../../postgres/database.ts';
import { arrayLiteral } from '../../postgres/wire-value.ts';
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
  const visible = new Map<string, Set<string>>();
  const question = ask(table, changes);
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
        'select identity, visible from realtime.visible_rows($1, $2, $3, $4, $5, $6)',
        [
          question.query,
          question.keyType,
          question.keys,
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
  return (caller, change) => visible.get(caller.claims)?.has(keyOf(table, change)) ?? false;
}

interface Question {
  query: string;
  keyType: string;
  keys: string;
}

/** Keys come back as PostgreSQL writes them in JSON, which is how changes carry them too. */
function keyOf({ keys }: Table, { record }: Change): string {
  const values = keys.map((key) => record?.[key] ?? 'null');
  return values.length === 1 ? (values[0] ?? '') : `[${values.join(', ')}]`;
}

function ask(table: Table, changes: Change[]): Question {
  const [key, ...more] = table.keys.map((name) => ({
    name: pg.escapeIdentifier(name),
    plainName: name,
    type: table.columns.find((column) => column.name === name),
  }));
  const target = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
  if (key?.type && more.length === 0 && !key.type.type.startsWith('_')) {
    const values = new Set(changes.map(({ record }) => toText(record?.[key.plainName] ?? 'null')));
    return {
      query: `select array_agg(to_jsonb(t.${key.name})::text) from ${target} as t where t.${key.name} = any ($1)`,
      keyType: `${key.type.sqlType}[]`,
      keys: arrayLiteral([...values]),
    };
  }
  return askComposite(target, table, changes);
}

// The inner offset keeps the planner from turning this into a scan that tries the policy on every row of the table.
function askComposite(target: string, { keys, columns }: Table, changes: Change[]): Question {
  const names = keys.map((key) => pg.escapeIdentifier(key));
  const fields = keys.map(
    (key, index) =>
      `${names[index]} ${columns.find(({ name }) => name === key)?.sqlType ?? 'text'}`,
  );
  const same = names.map((name) => `t.${name} = k.${name}`).join(' and ');
  const found = names.map((name) => `t.${name}`).join();
  const key = names.length === 1 ? `to_jsonb(${found})` : `jsonb_build_array(${found})`;
  const rows = changes.map(
    ({ record }) =>
      `{${keys.map((name) => `${JSON.stringify(name)}:${record?.[name] ?? 'null'}`).join()}}`,
  );
  return {
    query: `select array_agg(seen.key) from jsonb_to_recordset($1) as k (${fields.join()})
      cross join lateral (select ${key}::text as key from ${target} as t where ${same} offset 0) as seen`,
    keyType: 'jsonb',
    keys: `[${rows.join()}]`,
  };
}

const toText = (json: string): string => (json.startsWith('"') ? JSON.parse(json) : json);

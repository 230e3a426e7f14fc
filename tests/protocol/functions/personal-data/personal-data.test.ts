import { beforeAll, expect, it } from 'vitest';
import { mintPersonLink } from '../../../../server/email/person-links.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { insertFullPerson, type StoredPersonRow, type StoredRow } from './full-person.ts';
import { kept, notExported, unset } from './reasons.ts';
import { personId } from './values.ts';

// A person with data in every column is exported and erased. Every column has to be exported and erased, or its reason
// is given in reasons.ts.

type Snapshot = StoredPersonRow & { after?: StoredRow };

const { server } = prepareFunctionsServer();
let columns: string[];
let snapshots: Snapshot[];
let exported: string;

beforeAll(async () => {
  columns = await listColumns();
  snapshots = await insertFullPerson(server);
  // The person awaits erasure, so only their own page exports the data.
  const closed = await server.invoke('export-person', { person_id: personId }, { as: 'rasmus' });
  expect(closed).toMatchObject({ status: 409, error: 'conflict' });
  const token = 'e'.repeat(43);
  const link = { personId, purpose: 'person', mailbox: 'ottilia@people.example', token } as const;
  await mintPersonLink(server.database.query, link);
  const response = await server.invoke('person', { action: 'export', token });
  expect(response.status).toBe(200);
  exported = JSON.stringify(response.data);
  const erasure = { person_id: personId, confirm: true };
  expect((await server.invoke('anonymise', erasure, { as: 'astrid' })).status).toBe(200);
  for (const snapshot of snapshots) {
    const rowAfter = await readAgain(snapshot);
    if (rowAfter) snapshot.after = rowAfter;
  }
});

/** All columns of people, applications and the tables that belong to one of them. */
async function listColumns(): Promise<string[]> {
  const { rows } = await server.database.query<{ name: string }>(
    `select concat_ws('.', nullif(namespace.nspname, 'public'), class.relname, attribute.attname) as name
     from pg_class as class
     join pg_namespace as namespace on namespace.oid = class.relnamespace
     join pg_attribute as attribute on attribute.attrelid = class.oid and attnum > 0 and not attisdropped
     where class.oid in ('public.people'::regclass, 'public.applications'::regclass) or class.oid in (
       select conrelid from pg_constraint
       join pg_attribute as part on part.attrelid = conrelid and part.attnum = any (conkey)
       where contype = 'f' and (confrelid in ('public.people'::regclass, 'public.applications'::regclass)
         or part.attname in ('person_id', 'application_id'))
     )
     order by name`,
  );
  return rows.map(({ name }) => name);
}

async function readAgain({ table, before }: Snapshot): Promise<StoredRow | undefined> {
  const { rows } = await server.database.query<{ stored: StoredRow }>(
    `select to_jsonb(found) as stored from ${table} as found where to_jsonb(found) @> (
       select jsonb_object_agg(attname, $1::jsonb -> attname) from pg_index
       join pg_attribute on attrelid = indrelid and attnum = any (indkey)
       where indrelid = '${table}'::regclass and indisprimary
     )`,
    [JSON.stringify(before)],
  );
  return rows[0]?.stored;
}

const isEmpty = (value: unknown) =>
  value === null ||
  (typeof value === 'string' && ['', '(erased)'].includes(value.trim())) ||
  ['{}', '[]', 'false'].includes(JSON.stringify(value));

/** The rows with a value in this column. */
function rowsWith(column: string): { name: string; filled: Snapshot[] } {
  const name = column.split('.').at(-1) ?? '';
  const table = column.slice(0, -name.length - 1);
  const filled = snapshots.filter((row) => row.table === table && !isEmpty(row.before[name]));
  return { name, filled };
}

/** The column itself, or all of that name. */
const isListed = (list: Record<string, string>, column: string) =>
  column in list || `*.${column.split('.').at(-1)}` in list;

it('has data in every column', () => {
  const empty = columns.filter((column) => rowsWith(column).filled.length === 0);
  expect(empty).toEqual(Object.keys(unset).sort());
});

it('erases every column that is not kept for a reason', () => {
  const remaining = columns.filter((column) => {
    const { name, filled } = rowsWith(column);
    return filled.some(({ after }) => after && !isEmpty(after[name]));
  });
  expect(remaining.filter((column) => !(column in kept))).toEqual([]);
  expect(Object.keys(kept).filter((column) => !remaining.includes(column))).toEqual([]);
});

it('exports every column that is not left out for a reason', () => {
  const missing = columns.filter((column) => {
    const { name, filled } = rowsWith(column);
    return filled.length > 0 && !filled.some(({ before }) => isExported(name, before[name]));
  });
  expect(missing.filter((column) => !isListed(notExported, column))).toEqual([]);
  const needed = Object.keys(notExported).filter((entry) =>
    missing.some((column) => column === entry || entry === `*.${column.split('.').at(-1)}`),
  );
  expect(needed).toEqual(Object.keys(notExported));
});

it('exports the values of own fields under their names', () => {
  const fields = snapshots.filter(
    ({ table }) => table === 'public.custom_values' || table === 'custom_values',
  );
  expect(fields).toHaveLength(2);
  for (const { before } of fields) {
    for (const value of Object.values(before.fields as object)) {
      expect(exported).toContain(`"name":{"en":"Hat","sv":"Hatt"}`);
      expect(exported).toContain(`"value":"${value}"`);
    }
  }
});

/** A short value, such as a state, counts only under the name of its column. */
function isExported(name: string, value: unknown): boolean {
  const json = JSON.stringify(value);
  const isUnique = typeof value === 'number' ? value > 9999 : json.length > 12;
  return exported.includes(isUnique ? json : `"${name}":${json}`);
}

import type { ClientBase } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { mintPersonLink } from '../../../../server/email/person-links.ts';
import { cast, violasPerson } from '../../../fixtures/cast.ts';
import { withClient } from '../../../fixtures/database.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { applicationRows } from './application-rows.ts';
import { contactRows } from './contact-rows.ts';
import { profileRows } from './profile-rows.ts';
import { kept, notExported, unset } from './reasons.ts';
import { trailRows } from './trail-rows.ts';
import { personId, type Surroundings } from './values.ts';

// A person with data in every column is exported and erased. Every column has to be exported and erased, or its reason
// is given in reasons.ts.

type StoredRow = Record<string, unknown>;
type Snapshot = { table: string; before: StoredRow; after: StoredRow | undefined };

const { server } = prepareFunctionsServer();
let columns: string[];
let snapshots: Snapshot[];
let exported: string;

beforeAll(async () => {
  columns = await listColumns();
  const around = await createSurroundings();
  snapshots = await withClient(server.databaseUrl, async (client) => {
    // Without triggers every column can be set, also those that only the database writes.
    await client.query(`set session_replication_role = 'replica'`);
    const stored: Snapshot[] = [];
    for (const rows of [profileRows, applicationRows, contactRows, trailRows]) {
      for (const [table, list] of Object.entries(rows(around))) {
        for (const row of list) stored.push(await insert(client, table, row));
      }
    }
    return stored;
  });
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
  for (const snapshot of snapshots) snapshot.after = await readAgain(snapshot);
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

async function createSurroundings(): Promise<Surroundings> {
  const id = async (statement: string, values: unknown[] = []) => {
    const { rows } = await server.database.query<{ id: string }>(statement, values);
    return rows[0]?.id ?? '';
  };
  const jobId = await id('select id from public.jobs limit 1');
  return {
    jobId,
    staffId: cast.rasmus.id,
    otherPersonId: violasPerson,
    userId: await id(
      `insert into auth.users (email) values ('ottilia@people.example') returning id`,
    ),
    questionId: await id('select id from public.job_questions limit 1'),
    clientId: await id('select id from public.clients limit 1'),
    tagId: await id(`insert into public.tags (name) values ('Quiet') returning id`),
    consentTextId: await id(
      `select id from public.consent_texts where purpose = 'freelance_network'`,
    ),
    reviewLinkId: await id(
      `insert into public.review_links (job_id, token_hash, recipient_name) values ($1, $2, 'Ines Ek') returning id`,
      [jobId, 'e'.repeat(64)],
    ),
  };
}

async function insert(client: ClientBase, table: string, row: object): Promise<Snapshot> {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const { rows } = await client.query<{ stored: StoredRow }>(
    `insert into ${table} as new (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)
     returning to_jsonb(new) as stored`,
    [JSON.stringify(row)],
  );
  return { table, before: rows[0]?.stored ?? {}, after: undefined };
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

/** A short value, such as a state, counts only under the name of its column. */
function isExported(name: string, value: unknown): boolean {
  const json = JSON.stringify(value);
  const isUnique = typeof value === 'number' ? value > 9999 : json.length > 12;
  return exported.includes(isUnique ? json : `"${name}":${json}`);
}

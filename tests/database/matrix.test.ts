import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actors, become, cast, insertContact } from '../fixtures/cast.ts';
import { cloneDatabase, type TestDatabase } from '../fixtures/database.ts';
import { matrix } from './matrix.ts';
import { insertRow, insertSamples, samples } from './samples/all-samples.ts';
import { id } from './samples/sample.ts';

const tables = [...new Set(matrix.map(({ table }) => table))];

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await insertSamples(client);
  await insertContact(client, id(11));
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function attempt(statement: () => Promise<pg.QueryResult>): Promise<number | undefined> {
  await client.query('savepoint attempt');
  try {
    const result = await statement();
    await client.query('rollback to savepoint attempt');
    return result.rowCount ?? 0;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (error.code === '42501') return undefined;
    // Rights are checked before unique constraints, so a violation of these proves the right to insert.
    if (
      ['general_terms_one_draft', 'page_texts_page_key', 'staff_signatures_pkey'].includes(
        error.constraint ?? '',
      )
    )
      return 1;
    throw error;
  }
}

/** Returns a cell in the format of matrix.ts, such as `1+11`. */
async function findRights(table: string, actor: Actor, prepare?: string): Promise<string> {
  const sample = samples[table];
  if (!sample) throw new Error(`${table} has no sample in tests/database/samples`);
  const { own, touch } = sample;
  // For signed-in accounts the column defaults to auth.uid(); the service role has to set it.
  const fresh =
    own && actor === 'service' ? { ...sample.fresh, [own]: cast.astrid.id } : sample.fresh;
  await client.query('begin');
  if (prepare) await client.query(prepare);
  await become(client, actor);
  const visibleRows = await attempt(() => client.query(`select from public.${table}`));
  const inserted = await attempt(() => insertRow(client, table, fresh));
  const updated = await attempt(() =>
    client.query(`update public.${table} set ${touch} = ${touch}`),
  );
  const deleted = await attempt(() => client.query(`delete from public.${table}`));
  await client.query('rollback');
  return `${visibleRows ?? '-'}${inserted === undefined ? '-' : '+'}${updated ?? '-'}${deleted ?? '-'}`;
}

describe.each(tables)('%s', (table) => {
  test.each(Object.keys(actors) as Actor[])('as %s', async (actor) => {
    const expected = matrix.find((entry) => entry.table === table && entry.actor === actor);
    expect(await findRights(table, actor)).toBe(expected?.rights);
  });
});

describe('while a second factor is required and not verified', () => {
  const enrolForAll = `insert into auth.mfa_factors (user_id, factor_type, status)
    select id, 'totp', 'verified' from auth.users`;
  const signedIn = ['account', 'pending', 'contact', 'editor', 'recruiter', 'admin'] as const;

  test.each(signedIn)('%s has no right that an account without a role lacks', async (actor) => {
    const rights: Record<string, string> = {};
    for (const table of tables) rights[table] = await findRights(table, actor, enrolForAll);
    const pendingRights = matrix.filter((entry) => entry.actor === 'pending');
    const expected = Object.fromEntries(pendingRights.map(({ table, rights }) => [table, rights]));
    expect(rights).toEqual({ ...expected, staff_profiles: '0-00' });
  });
});

test('every table is in the matrix and guarded by row-level security', async () => {
  const { rows } = await client.query<{ name: string; guarded: boolean }>(
    `select relname as name, relrowsecurity as guarded from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...tables].sort());
  expect(rows.filter(({ guarded }) => !guarded)).toEqual([]);
});

test('every view is a security_invoker view', async () => {
  const { rows } = await client.query<{ name: string; options: string[] | null }>(
    `select relname as name, reloptions as options from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') order by relname`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'candidate_list',
    'candidates_by_tag',
    'client_list',
    'client_timeline',
    'freelancer_list',
    'invoice_list',
    'job_list',
    'lead_list',
    'newsletter_readers',
    'people_by_role',
    'people_by_tag',
    'people_list',
    'person_timeline',
    'possible_duplicates',
    'privacy_request_list',
    'staff_list',
    'tag_list',
  ]);
  for (const { options } of rows) expect(options).toContain('security_invoker=true');
});

test('only the owner may truncate, reference or put triggers on a table', async () => {
  const { rows } = await client.query(
    `select table_name, grantee, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
       and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  );
  expect(rows).toEqual([]);
});

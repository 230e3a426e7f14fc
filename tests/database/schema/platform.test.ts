import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../../server/postgres/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';

const astrid = '6f1c4e0a-0000-4000-8000-000000000001';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

function inTransaction<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(database.url, async (client) => {
    await client.query('begin');
    return work(client);
  });
}

async function whoAmI(client: pg.Client) {
  const { rows } = await client.query(
    'select auth.uid() as id, auth.role() as role, auth.email() as email',
  );
  return rows[0];
}

test('no claims and empty claims mean that nobody is signed in', async () => {
  const nobody = { id: null, role: null, email: null };
  await inTransaction(async (client) => {
    expect(await whoAmI(client)).toEqual(nobody);
    await client.query(
      "select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)",
    );
    expect(await whoAmI(client)).toEqual(nobody);
    await client.query(`select set_config('request.jwt.claims', '{"sub":""}', true)`);
    expect(await whoAmI(client)).toEqual(nobody);
  });
});

test('auth.uid() reads the claims in both settings formats', async () => {
  const claims = { sub: astrid, role: 'authenticated', email: 'astrid@example.com' };
  const expected = { id: astrid, role: claims.role, email: claims.email };
  await inTransaction(async (client) => {
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify(claims),
    ]);
    expect(await whoAmI(client)).toEqual(expected);
  });
  await inTransaction(async (client) => {
    for (const [name, value] of Object.entries(claims)) {
      await client.query('select set_config($1, $2, true)', [`request.jwt.claim.${name}`, value]);
    }
    expect(await whoAmI(client)).toEqual(expected);
  });
});

test('no role of a request reaches the tables of auth, nor those that only the server uses', async () => {
  const tables = await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ name: string; guarded: boolean }>(
      `select oid::regclass::text as name, relrowsecurity as guarded from pg_class
       where (relnamespace = 'auth'::regnamespace or oid in ('storage.installation'::regclass, 'storage.resumable_uploads'::regclass)) and relkind = 'r'`,
    );
    return rows;
  });
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !table.guarded)).toEqual([]);
  for (const role of ['anon', 'api_token', 'authenticated', 'service_role']) {
    for (const { name } of tables) {
      await inTransaction(async (client) => {
        await client.query(`set local role ${role}`);
        await expect(client.query(`select from ${name}`), `${role} ${name}`).rejects.toThrow(
          /permission denied/,
        );
      });
    }
  }
});

test('two living users cannot share an address, whatever its case', async () => {
  await inTransaction(async (client) => {
    await client.query(
      "insert into auth.users (email, deleted_at) values ('astrid@example.com', now())",
    );
    await client.query("insert into auth.users (email) values ('astrid@example.com')");
    await expect(
      client.query("insert into auth.users (email) values ('Astrid@example.com')"),
    ).rejects.toThrow(/users_email_key/);
  });
});

test('parts of a stored file’s path', async () => {
  await withClient(database.url, async (client) => {
    const { rows } = await client.query(
      `select storage.foldername(p) as folders, storage.filename(p) as file, storage.extension(p) as extension
       from unnest(array['people/42/cv.final.pdf', 'logo.svg']) p`,
    );
    expect(rows).toEqual([
      { folders: ['people', '42'], file: 'cv.final.pdf', extension: 'pdf' },
      { folders: [], file: 'logo.svg', extension: 'svg' },
    ]);
  });
});

test('listing a folder uses the index', async () => {
  await inTransaction(async (client) => {
    await client.query("insert into storage.buckets (id, name) values ('wool', 'wool')");
    await client.query(
      `insert into storage.objects (bucket_id, name) select 'wool', 'people/' || n || '/cv.pdf' from generate_series(1, 3000) n`,
    );
    await client.query('analyze storage.objects');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select name from storage.objects where bucket_id = 'wool' and name like 'people/42/%' order by name`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('objects_bucket_id_name_key');
    expect(plan).not.toContain('Sort');
  });
});

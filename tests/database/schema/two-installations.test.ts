import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../../../server/boot/database/prepare-database.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { prepareTemplate } from '../../fixtures/database.ts';

// Two installations in one cluster share the roles anon, api_token, authenticated and service_role, and nothing else.

type Installation = { name: string; url: string };

let here: Installation;
let there: Installation;

beforeAll(async () => {
  // It creates the shared roles too: done first, so that none appears between being looked for and being granted.
  await prepareTemplate();
  [here, there] = [await install(), await install()];
  // Each runs all migrations.
}, 180_000);

afterAll(async () => {
  for (const { name } of [here, there]) {
    await asAdministrator(`drop database ${name} with (force)`);
    await asAdministrator(`drop owned by ${name}`);
    await asAdministrator(`drop role ${name}`);
  }
});

test('each user can use the shared roles in its own database', async () => {
  for (const { url } of [here, there]) {
    const people = await withClient(url, async (client) => {
      await client.query('set role service_role');
      return client.query('select from public.people');
    });
    expect(people.rowCount).toBe(0);
  }
});

test('no user can connect to the database of the other, in any role', async () => {
  await expect(connect(here, there)).rejects.toMatchObject({ code: '42501' });
  await expect(connect(there, here)).rejects.toMatchObject({ code: '42501' });
});

test('a database that was copied without its privileges is closed at the next start', async () => {
  await asAdministrator(`grant connect on database ${there.name} to public`);
  const client = await connect(here, there);
  // This was possible before.
  await client.query('set role service_role');
  expect((await client.query('select from public.settings')).rowCount).toBeGreaterThan(0);
  await client.end();
  await prepareDatabase(there.url, { DEMO_CONTENT: false }, () => undefined);
  await expect(connect(here, there)).rejects.toMatchObject({ code: '42501' });
});

async function install(): Promise<Installation> {
  const name = `installation_${randomUUID().slice(0, 8)}`;
  await asAdministrator(`create role ${name} login createrole password 'hush'`);
  await asAdministrator(`grant ${name} to current_user`);
  await asAdministrator(`create database ${name} owner ${name}`);
  // Since PostgreSQL 16 only the creator of a role can grant it: the first installation, or an administrator.
  const { rows } = await asAdministrator(
    `select string_agg(rolname, ', ') as roles from pg_roles
     where rolname in ('anon', 'api_token', 'authenticated', 'service_role')`,
  );
  if (rows[0].roles) await asAdministrator(`grant ${rows[0].roles} to ${name}`);
  const url = urlOf(name, name);
  await prepareDatabase(url, { DEMO_CONTENT: false }, () => undefined);
  return { name, url };
}

function urlOf(user: string, database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  Object.assign(url, { username: user, password: 'hush', pathname: `/${database}` });
  return url.href;
}

async function connect(from: Installation, to: Installation): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf(from.name, to.name) });
  await client.connect();
  return client;
}

function asAdministrator(text: string): Promise<pg.QueryResult> {
  return withClient(process.env.TEST_DATABASE_URL ?? '', (client) => client.query(text));
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cluster, startCluster } from '../embedded/cluster.ts';
import { withClient } from '../with-client.ts';
import { migrate, migrationSets } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';

// These tests start a separate cluster, because roles belong to all databases of a cluster and have to be missing here.

const root = join(import.meta.dirname, '../../..');
let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-privileges-'));
  cluster = await startCluster({ folder, flags: ['fsync=off'] });
});

afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

const asAdministrator = (...statements: string[]) =>
  withClient(cluster.superuserConnectionString, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** The user's own database, which has its name. */
function withDatabase<T>(user: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(cluster.superuserConnectionString);
  Object.assign(url, { username: user, password: 'hush', pathname: `/${user}` });
  return withClient(url.href, work);
}

async function migrationError(user: string): Promise<string> {
  const error = await withDatabase(user, (client) =>
    migrate(client, { sets: migrationSets(root) }).catch((thrown: unknown) => thrown),
  );
  return error instanceof Error ? error.message : 'applied';
}

it('names in one line the grants that the user lacks', async () => {
  await asAdministrator(`create role plain login password 'hush'`, 'create database plain');
  expect(await migrationError('plain')).toBe(
    'The database user plain may not create tables in plain. As an administrator run: alter database plain owner to plain;',
  );
  await asAdministrator('alter database plain owner to plain');
  expect(await migrationError('plain')).toBe(
    'The database user plain may not create the roles anon, api_token, authenticated, service_role. As an administrator run: alter role plain createrole;',
  );
  // The roles of another installation in the same cluster.
  await asAdministrator(
    'create role anon',
    'create role api_token',
    'create role authenticated',
    'create role service_role',
  );
  expect(await migrationError('plain')).toBe(
    'The database user plain may not act as anon, api_token, authenticated, service_role, which exist already. As an administrator run: grant anon, api_token, authenticated, service_role to plain;',
  );
  await asAdministrator('grant anon, api_token, authenticated, service_role to plain');
  expect(await migrationError('plain')).toBe('applied');
});

it('names the statements for a role that a newer version adds', async () => {
  await asAdministrator(
    'drop database plain',
    'drop role api_token',
    `create role upgraded login password 'hush'`,
    'create database upgraded owner upgraded',
    'grant anon, authenticated, service_role to upgraded',
  );
  const [platform] = migrationSets(root);
  if (!platform) throw new Error('no migrations');
  const files = await readMigrationFiles(platform.folder);
  const versions = files.map(({ version }) => version).filter((it) => it < '20250703');
  await withDatabase('upgraded', async (client) => {
    await client.query('create schema platform_migrations; create schema supabase_migrations');
    for (const history of ['platform_migrations', 'supabase_migrations'])
      await client.query(
        `create table ${history}.schema_migrations (version text primary key, statements text[], name text)`,
      );
    await client.query(
      'insert into platform_migrations.schema_migrations (version) select unnest($1::text[])',
      [versions],
    );
  });
  const statements = [
    'create role api_token nologin noinherit',
    'grant api_token to upgraded',
  ] as const;
  expect(await migrationError('upgraded')).toBe(
    `The database user upgraded may not create the roles api_token, which this version needs. As an administrator run: ${statements.join('; ')};`,
  );
  await asAdministrator(statements[0]);
  expect(await migrationError('upgraded')).toBe(
    `The database user upgraded may not act as api_token, which exist already. As an administrator run: ${statements[1]};`,
  );
});

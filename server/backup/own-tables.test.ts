import { expect, it } from 'vitest';
import { cloneDatabase, projectRoot } from '../../tests/fixtures/database.ts';
import { migrationSets } from '../postgres/migrations/migrate.ts';
import { withClient } from '../postgres/with-client.ts';
import { listForeignTables, readOwnTables } from './own-tables.ts';

// The reader must recognise every table that migrations create; a missed table would be missing from every backup.

it('the tables that the migrations name are those of a migrated database', async () => {
  const own = await readOwnTables(migrationSets(projectRoot));
  const database = await cloneDatabase();
  const found = await withClient(database.url, async (client) => {
    expect(await listForeignTables(client, own)).toEqual([]);
    await client.query('create schema shop; create table shop.orders (id int)');
    await client.query('create table public.customers (id int) partition by list (id)');
    expect(await listForeignTables(client, own)).toEqual(['public.customers', 'shop.orders']);
    await client.query('drop schema shop cascade; drop table public.customers');
    const { rows } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    return rows.map(({ name }) => name);
  });
  expect([...own].sort()).toEqual(found.sort());
  await database.drop();
});

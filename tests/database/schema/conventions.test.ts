import { expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();

type NamedRow = { name: string };

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await database.client.query<NamedRow>(
    `select conrelid::regclass || ' ' || conname as name from pg_constraint as key
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid
         and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
     )`,
  );
  expect(rows).toEqual([]);
});

test('every table with `updated_at` has the trigger that sets it', async () => {
  const { rows } = await database.client.query<NamedRow>(
    `select relname as name from pg_class
     join pg_attribute on attrelid = pg_class.oid and attname = 'updated_at'
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
       select from pg_trigger where tgrelid = pg_class.oid and tgname = 'set_updated_at'
     )`,
  );
  expect(rows).toEqual([]);
});

import { beforeEach, expect, it } from 'vitest';
import { exportedTables, unexportedTables } from '../../domain/data-exports/exported-tables.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';

// An archive of everything, as the worker makes it.

const { rows } = prepareFunctionsServer({ withQuestions: false });

beforeEach(async () => {
  await rows(`update data_exports set state = 'expired'`);
});

it('every table is exported or left out for a reason', async () => {
  const tables = await rows(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const listed = [...Object.keys(exportedTables), ...unexportedTables].toSorted();
  expect(listed).toEqual(tables.map(({ name }) => name).toSorted());
});

it('no column with a secret is exported', async () => {
  const columns = await rows(
    `select relname::text as table, attname::text as column from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and attname ~ 'token|secret|hash|password'`,
  );
  const exported = columns.filter(({ table, column }) => {
    const leftOut: readonly string[] | undefined =
      exportedTables[table as keyof typeof exportedTables];
    return leftOut && !leftOut.includes(column);
  });
  expect(exported).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../tests/fixtures/database.ts';
import { createDatabase, type Database } from '../database.ts';

let clone: TestDatabase;
let database: Database;
const service = { role: 'service_role', claims: { role: 'service_role' } };

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase({ connectionString: clone.url, poolSize: 1, connectTimeoutMs: 4_000 });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

it('leaves a clean connection when a statement fails before commit or rollback', async () => {
  const failing = { text: 'select 1 / $1::int as n', values: [0] };
  for (let n = 0; n < 100; n++) {
    await expect(
      database.withRole(service, failing, { access: 'write', decide: () => 'commit' }),
    ).rejects.toThrow('division by zero');
    const { rows } = await database.withRole(service, { text: 'select 1 as n' });
    expect(rows).toEqual([{ n: 1 }]);
  }
});

it('keeps connections for the server itself while callers use all of theirs', async () => {
  const sleep = { text: 'select pg_sleep(1.2)' };
  const held = Array.from({ length: 10 }, () =>
    database.withRole(service, sleep, { access: 'write' }),
  );
  const began = performance.now();
  await database.query('select 1');
  await database.transaction((query) => query('select 1'));
  expect(performance.now() - began).toBeLessThan(1_000);
  const outcomes = await Promise.allSettled(held);
  expect(outcomes.map(({ status }) => status)).toContain('rejected');
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'busy' });
  }
});

it('rolls back when the caller decides so', async () => {
  const insert = {
    text: 'insert into public.settings (key, value) values ($1, to_jsonb(1))',
    values: ['undone'],
  };
  await database.withRole(service, insert, { access: 'write', decide: () => 'rollback' });
  const { rowCount } = await database.query(`select from public.settings where key = 'undone'`);
  expect(rowCount).toBe(0);
});

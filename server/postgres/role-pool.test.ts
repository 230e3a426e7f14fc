import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../tests/fixtures/database.ts';
import { createDatabase, type Database } from './database.ts';

let clone: TestDatabase;
let database: Database;
const service = { role: 'service_role', claims: { role: 'service_role' } };

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase({ connectionString: clone.url, poolSize: 1 });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

it('a statement that fails before the decision leaves its connection clean', async () => {
  const failing = { text: 'select 1 / $1::int as n', values: [0] };
  for (let n = 0; n < 100; n++) {
    await expect(
      database.withRole(service, failing, { access: 'write', decide: () => 'commit' }),
    ).rejects.toThrow('division by zero');
    const { rows } = await database.query('select pg_current_xact_id_if_assigned() as xid, 1 as n');
    expect(rows).toEqual([{ xid: null, n: 1 }]);
  }
});

it('what was decided against is undone', async () => {
  const insert = {
    text: 'insert into public.settings (key, value) values ($1, to_jsonb(1))',
    values: ['undone'],
  };
  await database.withRole(service, insert, { access: 'write', decide: () => 'rollback' });
  const { rowCount } = await database.query(`select from public.settings where key = 'undone'`);
  expect(rowCount).toBe(0);
});

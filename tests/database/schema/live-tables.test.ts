import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveTables } from '../../../domain/live-table.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('the tables that browsers may follow are those of the publication', async () => {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ tablename: string }>(
      "select tablename from pg_publication_tables where pubname = 'supabase_realtime'",
    ),
  );
  expect(rows.map(({ tablename }) => tablename).sort()).toEqual([...liveTables].sort());
});

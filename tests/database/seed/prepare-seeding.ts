import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';

/** For each test a database without content, and a connection to it. */
export function prepareSeeding() {
  const seeding = {} as { client: pg.Client; url: string };
  let database: TestDatabase;

  beforeEach(async () => {
    database = await cloneDatabase();
    seeding.url = database.url;
    seeding.client = new pg.Client({ connectionString: database.url });
    await seeding.client.connect();
  });

  afterEach(async () => {
    await seeding.client.end();
    await database.drop();
  });

  async function readValue(sql: string): Promise<unknown> {
    const { rows } = await seeding.client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  }

  return { seeding, readValue };
}

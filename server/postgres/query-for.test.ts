import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../tests/fixtures/database.ts';
import { createDatabase, type Database } from './database.ts';
import { TooManyAtOnce } from './limit-errors.ts';
import { divideFileQueries } from './roles/connection-groups.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase({ connectionString: clone.url, poolSize: 4 });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const { queued } = divideFileQueries(4);
const burst = '2001:db8:7:1::/64';
const sameWiderNetwork = '2001:db8:7:2::/64';

it('statements for one network take neither the connections of the server nor those of other networks', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(1)');
  const lookUp = (network: string, text: string) => database.queryFor(network)(text);
  const locked = 'select pg_advisory_xact_lock(1)';
  const waiting = Array.from({ length: queued + 1 }, () => lookUp(burst, locked));
  const settled = Promise.allSettled(waiting);
  // Beyond those that wait, also with another /64 of the same client.
  await expect(lookUp(burst, 'select')).rejects.toBeInstanceOf(TooManyAtOnce);
  await expect(lookUp(sameWiderNetwork, 'select')).rejects.toBeInstanceOf(TooManyAtOnce);
  expect((await lookUp('192.0.2.1', 'select')).rowCount).toBe(1);
  expect((await database.query('select')).rowCount).toBe(1);
  await client.query('commit');
  client.release();
  const outcomes = (await settled).map(({ status }) => status);
  expect(outcomes).toEqual(waiting.map(() => 'fulfilled'));
});

it('they run while the server has no free connection', async () => {
  const { pool } = database;
  const connections = await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  );
  expect((await database.queryFor('192.0.2.1')('select')).rowCount).toBe(1);
  for (const connection of connections) connection.release();
});

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { finishDemo, isEmpty, seedDemo } from '../../../database/seed/load.ts';
import { findUnsaved, forgetUnsaved } from '../../../database/seed/unsaved-files.ts';
import { prepareDatabase } from '../../../server/boot/database/prepare-database.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { prepareSeeding } from './prepare-seeding.ts';
import { countRows } from './seed-queries.ts';

const { seeding, readValue } = prepareSeeding();

/** Runs the demo until it wants to write to the table, then ends its connection. */
async function killDemoAt(table: string): Promise<void> {
  const victim = new pg.Client({ connectionString: seeding.url });
  victim.on('error', () => undefined);
  await victim.connect();
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  await seeding.client.query('begin');
  await seeding.client.query(`lock table ${table} in access exclusive mode`);
  const outcome = seedDemo(victim, { now: new Date() }).then(
    () => 'finished',
    () => 'killed',
  );
  const waits = `select from pg_locks where pid = ${rows[0]?.pid} and not granted`;
  while ((await seeding.client.query(waits)).rowCount === 0) await sleep(20);
  await seeding.client.query(`select pg_terminate_backend(${rows[0]?.pid})`);
  await seeding.client.query('rollback');
  expect(await outcome).toBe('killed');
}

describe('the demo', () => {
  test('leaves no rows if it is killed, and the next run succeeds', async () => {
    const before = await countRows(seeding.client);
    await killDemoAt('public.outbox');
    expect(await countRows(seeding.client)).toEqual(before);
    expect(await readValue('select count(*)::integer from auth.users')).toBe(0);
    expect(await isEmpty(seeding.client)).toBe(true);

    expect(await seedDemo(seeding.client, { now: new Date() })).toBeDefined();
    expect(await isEmpty(seeding.client)).toBe(false);
  });

  test('gets missing visits once, at the next start', async () => {
    await killDemoAt('public.analytics_events');
    expect(await isEmpty(seeding.client)).toBe(false);
    const days = 'select count(*)::integer from public.analytics_daily';
    expect(await readValue(days)).toBe(0);
    await Promise.all([
      finishDemo(seeding.client),
      withClient(seeding.url, (other) => finishDemo(other)),
    ]);
    const written = await readValue(days);
    expect(written).toBeGreaterThan(5000);
    await finishDemo(seeding.client);
    expect(await readValue(days)).toBe(written);
  });

  test('creates files that were never saved', async () => {
    const files = (await seedDemo(seeding.client, { now: new Date() })) ?? [];
    const byPath = (one: { path: string }, other: { path: string }) =>
      one.path < other.path ? -1 : 1;
    const [first, ...others] = (await findUnsaved(seeding.client)).sort(byPath);
    expect([first, ...others]).toMatchObject(
      files.toSorted(byPath).map(({ path, sha256 }) => ({ path, sha256 })),
    );
    await seeding.client.query(`insert into storage.objects (bucket_id, name) values ('cvs', $1)`, [
      first?.path,
    ]);
    expect(await findUnsaved(seeding.client)).toHaveLength(others.length);
    await forgetUnsaved((text, values) => seeding.client.query(text, values));
    expect(await findUnsaved(seeding.client)).toEqual([]);
  });

  test('two concurrent processes write it once', async () => {
    const results = await Promise.all([
      seedDemo(seeding.client, { now: new Date() }),
      withClient(seeding.url, (other) => seedDemo(other, { now: new Date() })),
    ]);
    expect(results.filter((files) => files !== undefined)).toHaveLength(1);
    expect(await readValue('select count(*)::integer from public.testimonials')).toBe(3);
  });

  test.each([
    `insert into public.people (first_name, email) values ('Alva', 'alva@example.com')`,
    `insert into auth.users (email) values ('owner@example.com')`,
  ])('leaves a database in use unchanged: %s', async (use) => {
    await seeding.client.query(use);
    const before = await countRows(seeding.client);
    expect(await seedDemo(seeding.client, { now: new Date() })).toBeUndefined();
    expect(await countRows(seeding.client)).toEqual(before);
  });
});

test('a first start without demo content disables it permanently', async () => {
  const start = (DEMO_CONTENT: boolean | undefined) =>
    prepareDatabase(seeding.url, { DEMO_CONTENT }, () => undefined);
  await start(undefined);
  expect(await isEmpty(seeding.client)).toBe(true);
  await start(false);
  await seeding.client.query(`insert into public.clients (name) values ('Exempelbolaget')`);
  const before = await countRows(seeding.client);
  expect(await start(true)).toEqual([]);
  expect(await countRows(seeding.client)).toEqual(before);
});

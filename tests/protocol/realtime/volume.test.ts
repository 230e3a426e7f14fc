import { expect, test } from 'vitest';
import { listen } from './postgres-changes/listen.ts';
import { anna, bertil, collected, serveWorld } from './world.ts';

const world = serveWorld({ limits: { recordBytes: 3_000_000 } });

test('a row of a megabyte arrives complete, although a notification is smaller', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  const title = 'å'.repeat(500_000);
  await world.sql('insert into notes (title) values ($1)', [title]);
  expect((await collected(received, 1))[0]).toMatchObject({ errors: null, new: { title } });
});

test('a row above the limit is sent with an error and without its large columns', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  const { rows } = await world.sql(
    `insert into notes (title, done) values (repeat('x', 4000000), true) returning id`,
  );
  expect((await collected(received, 1))[0]).toMatchObject({
    errors: ['Error 413: Payload Too Large'],
    new: { id: Number(rows[0].id), done: true },
  });
  expect(received[0]?.new).not.toHaveProperty('title');
});

test('ten thousand rows of one statement arrive once each, in order, by one notification', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  const announced: string[] = [];
  await world.database.listen('realtime_changes', (payload) => announced.push(payload));
  await world.sql(`insert into notes (title) select 'n' || i from generate_series(1, 10000) i`);
  await collected(received, 10_000, { graceMs: 300, timeoutMs: 20_000 });
  expect(received.map((change) => (change.new as { title: string }).title)).toEqual(
    Array.from({ length: 10_000 }, (_, i) => `n${i + 1}`),
  );
  expect(announced).toHaveLength(1);
});

test('of ten thousand updated rows under row-level security each team receives its own', async () => {
  await world.sql(
    `insert into secrets (team, body) select case when i % 2 = 0 then 'red' else 'blue' end, i
     from generate_series(1, 10000) i`,
  );
  const red = await listen(await world.clientAs(anna), { table: 'secrets', event: 'UPDATE' });
  const blue = await listen(await world.clientAs(bertil), { table: 'secrets', event: 'UPDATE' });
  await world.sql(`update secrets set body = body || '!'`);
  await collected(red.received, 5_000, { graceMs: 300, timeoutMs: 20_000 });
  await collected(blue.received, 5_000, { graceMs: 300, timeoutMs: 20_000 });
  for (const [{ received }, team] of [
    [red, 'red'],
    [blue, 'blue'],
  ] as const) {
    expect(received).toHaveLength(5_000);
    expect(new Set(received.map(({ new: row }) => (row as { id: number }).id)).size).toBe(5_000);
    expect(received.every(({ new: row }) => (row as { team: string }).team === team)).toBe(true);
  }
});

test('old changes are deleted, recent ones stay', async () => {
  await world.sql(`insert into notes (title) values ('young')`);
  await world.sql(
    `update realtime.changes set captured_at = now() - interval '1 hour' where type = 'UPDATE'`,
  );
  await world.sql('select realtime.clean_up()');
  const { rows } = await world.sql(
    `select count(*) filter (where type = 'UPDATE')::int as old, count(*) filter (where record ->> 'title' = 'young')::int as young
     from realtime.changes`,
  );
  expect(rows[0]).toEqual({ old: 0, young: 1 });
});

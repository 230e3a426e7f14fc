import { beforeAll, expect, test } from 'vitest';
import { anna, bertil, collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

// Comparisons can be slow too: in this table they take as long as the compared row states.

const world = serveWorld({ isStaff: async ({ claims }) => claims.sub === anna.id });

beforeAll(async () => {
  await world.sql(`create type public.delay as (ms int);
    create function public.delay_lt(delay, delay) returns boolean strict language plpgsql as $$
      begin perform pg_sleep(($1).ms / 1000.0); return true; end $$;
    create operator public.< (leftarg = delay, rightarg = delay, function = public.delay_lt);
    create table public.delays (id int primary key, delay delay);
    grant select on delays to anon, authenticated;
    alter publication supabase_realtime add table delays; select realtime.sync_triggers()`);
});

const add = ({ id, delayMs }: { id: number; delayMs: number }) =>
  world.sql('insert into delays values ($1, row($2::int)::delay)', [id, delayMs]);
const slow = (n: number) => ({ table: 'delays', filter: `delay=lt."(${n})"` });
const missed = (systems: { status: string; message: string }[]) =>
  systems.filter(({ message }) => message.includes('some changes were not sent'));

test('slow filters delay neither other clients nor the plain subscriptions of their own kind', async () => {
  const clients = [world.client(), await world.clientAs(bertil), await world.clientAs(anna)];
  const slowOnes = [];
  for (const client of clients) slowOnes.push(await listen(client, slow(1), slow(2), slow(3)));
  const plain = [];
  for (const client of clients) plain.push(await listen(client, { table: 'delays' }));
  const began = Date.now();
  await add({ id: 1, delayMs: 3_000 });
  for (const { received } of plain)
    expect(await collected(received, 1, { graceMs: 0 })).toHaveLength(1);
  expect(Date.now() - began).toBeLessThan(2_500);

  // The filters took too long, so their subscribers get an error and stay subscribed.
  for (const { systems } of slowOnes)
    await expect.poll(() => missed(systems).length, { timeout: 10_000 }).toBe(1);
  await add({ id: 2, delayMs: 0 });
  for (const { received } of slowOnes) {
    const ids = (await collected(received, 3)).map((change) => (change.new as { id: number }).id);
    expect(new Set(ids)).toEqual(new Set([2]));
  }
});

test('a slower filter receives its changes later, and misses none', async () => {
  const { received, systems } = await listen(await world.clientAs({ id: 'another' }), slow(4));
  await add({ id: 3, delayMs: 400 });
  expect(await collected(received, 1)).toHaveLength(1);
  expect(missed(systems)).toEqual([]);
});

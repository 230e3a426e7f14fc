import { expect, test } from 'vitest';
import { collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

// Patterns in filters are limited in time and number, so that one client does not delay others.

const world = serveWorld();

test('a pattern that fails or times out ends with an error and does not affect other subscriptions', async () => {
  const client = world.client();
  const failing = await listen(client, { table: 'notes', filter: 'title=like.aa\\' });
  const endless = await listen(client, {
    table: 'notes',
    filter: 'title=match.^(aa+)(aa+)(aa+)(aa+)\\4\\3\\2\\1$',
  });
  const good = await listen(client, { table: 'notes', filter: 'title=like.aa%' });
  await world.sql(`insert into notes (title) values (repeat('a', 1999))`);
  expect(await collected(good.received, 1, { graceMs: 100, timeoutMs: 25_000 })).toHaveLength(1);
  const began = Date.now();
  await world.sql(`insert into notes (title) values (repeat('a', 1997))`);
  expect(await collected(good.received, 2, { graceMs: 0, timeoutMs: 25_000 })).toHaveLength(2);
  expect(Date.now() - began).toBeLessThan(2_500);
  expect([...failing.received, ...endless.received]).toEqual([]);
  for (const { systems } of [failing, endless]) {
    expect(systems.at(-1)).toMatchObject({ status: 'error', extension: 'postgres_changes' });
  }
});

test('slow patterns of one client do not delay the others', async () => {
  const plain = await listen(world.client(), { table: 'notes' });
  const subscriptions = Array.from({ length: 20 }, (_, n) => ({
    table: 'notes',
    filter: `title=match.^(aa+)(aa+)(aa+)(aa+)\\4\\3\\2\\1(${n})?$`,
  }));
  const slow = await listen(world.client(), ...subscriptions);
  const began = Date.now();
  await world.sql(`insert into notes (title) values (repeat('a', 1999))`);
  expect(await collected(plain.received, 1, { graceMs: 0 })).toHaveLength(1);
  // Run sequentially they would take more than a second.
  expect(Date.now() - began).toBeLessThan(1_000);
  const ended = () => slow.systems.filter(({ status }) => status === 'error');
  await expect.poll(() => ended().length, { timeout: 10_000 }).toBe(subscriptions.length);
  expect(slow.received).toEqual([]);
});

test('pattern filters per connection are limited', async () => {
  const client = world.client();
  const subscriptions = Array.from({ length: 11 }, (_, n) => ({
    table: 'notes',
    filter: `title=like.${n}%`,
  }));
  const first = await listen(client, ...subscriptions);
  const second = await listen(client, ...subscriptions);
  expect((await collected(first.systems, 1))[0]).toMatchObject({ status: 'ok' });
  expect((await collected(second.systems, 1))[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('20 filters by pattern'),
  });
});

test('a pattern that takes long to compile is rejected', async () => {
  const { systems } = await listen(world.client(), {
    table: 'notes',
    filter: 'title=match.(((.{0,40}){0,40}){0,20})',
  });
  expect((await collected(systems, 1))[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('the pattern is too complex'),
  });
});

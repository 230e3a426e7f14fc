import { expect, test } from 'vitest';
import { collected, serveWorld } from '../world.ts';
import { listen, titles } from './listen.ts';

const world = serveWorld();

test('changes committed before the join are not sent, changes committed during it are', async () => {
  const client = world.client();
  for (let round = 0; round < 5; round++) {
    const finish = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const running = world.database.transaction(async (query) => {
      await query(`insert into notes (title) values ('meanwhile')`);
      began.resolve();
      await finish.promise;
    });
    await began.promise;
    await world.sql(`insert into notes (title) values ('before')`);
    const { received, channel } = await listen(client, { table: 'notes' });
    await world.sql(`insert into notes (title) values ('after')`);
    finish.resolve();
    await running;
    expect(titles(await collected(received, 2, { graceMs: 50 }))).toEqual(['after', 'meanwhile']);
    await client.removeChannel(channel);
  }
});

test('rolled-back changes and truncates are not sent', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  await world.sql(`begin; insert into notes (title) values ('never'); rollback`);
  await world.sql(`begin; savepoint a; insert into notes (title) values ('nor this'); rollback to a;
    insert into notes (title) values ('this'); commit`);
  await world.sql('truncate notes');
  expect(
    (await collected(received, 1)).map((change) => (change.new as { title: string }).title),
  ).toEqual(['this']);
});

test('a transaction that commits late is not skipped', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  await world.database.transaction(async (query) => {
    await query(`insert into notes (title) values ('slow')`);
    await world.sql(`insert into notes (title) values ('quick')`);
    await collected(received, 1);
  });
  const changes = await collected(received, 2);
  expect(changes.map((change) => (change.new as { title: string }).title)).toEqual([
    'quick',
    'slow',
  ]);
});

test('upserts, merges and several statements of one transaction keep their order', async () => {
  const { received } = await listen(world.client(), { table: 'loud' });
  await world.sql(`begin;
    insert into loud values (10, 'a', 'one'), (11, 'a', 'two');
    insert into loud values (10, 'a', 'three') on conflict (id, place) do update set word = excluded.word;
    delete from loud where id = 11;
    commit`);
  const changes = await collected(received, 4);
  expect(changes.map(({ eventType }) => eventType)).toEqual([
    'INSERT',
    'INSERT',
    'UPDATE',
    'DELETE',
  ]);
  expect(changes[2]).toMatchObject({ old: { word: 'one' }, new: { word: 'three' } });
});

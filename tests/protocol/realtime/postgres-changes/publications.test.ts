import { expect, test } from 'vitest';
import { until } from '../../../fixtures/until.ts';
import { collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

const world = serveWorld();

test('tables that join or leave the publication are followed', async () => {
  await world.sql('create table public.later (id int primary key); grant select on later to anon');
  const beforePublication = await listen(world.client(), { table: 'later' });
  expect((await collected(beforePublication.systems, 1))[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('Please check Realtime is enabled'),
  });
  await world.sql(
    `alter publication supabase_realtime add table later; notify pgrst, 'reload schema'`,
  );
  const isFollowed = async () => {
    const triggers = `select from pg_trigger where tgrelid = 'later'::regclass and not tgisinternal`;
    return (await world.sql(triggers)).rowCount !== 0;
  };
  await until(isFollowed);
  const { received } = await until(async () => {
    const listener = await listen(world.client(), { table: 'later' });
    const [told] = await collected(listener.systems, 1, { graceMs: 0 });
    return told?.status === 'ok' ? listener : undefined;
  });
  await world.sql('insert into later values (1)');
  expect(await collected(received, 1)).toHaveLength(1);
  await world.sql(
    `alter publication supabase_realtime drop table later; notify pgrst, 'reload schema'`,
  );
  await until(async () => !(await isFollowed()));
  await world.sql('insert into later values (2)');
  expect(await collected(received, 2, { graceMs: 0, timeoutMs: 300 })).toHaveLength(1);
});

test('changes of partitions are sent, written through the parent or directly', async () => {
  await world.sql(`create table public.parted (id int primary key, word text) partition by range (id);
    create table public.parted_low partition of parted for values from (0) to (100);
    grant select on parted, parted_low to anon;
    alter publication supabase_realtime add table parted_low;
    select realtime.sync_triggers()`);
  const { received } = await listen(world.client(), { table: 'parted_low' });
  await world.sql(`insert into parted values (1, 'through the parent')`);
  await world.sql(`insert into parted_low values (2, 'straight')`);
  expect((await collected(received, 2)).map((change) => (change.new as { id: number }).id)).toEqual(
    [1, 2],
  );
});

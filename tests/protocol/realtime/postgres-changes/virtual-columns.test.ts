import { expect, test } from 'vitest';
import { collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

// PostgreSQL has virtual columns since 18, so this file is left out on the oldest version.

const world = serveWorld();

test('virtual columns are left out', async () => {
  await world.sql(
    `create table doubles (id int primary key, stored int generated always as (id * 2) stored,
       read int generated always as (id * 3) virtual);
     alter table doubles enable row level security;
     create policy "small ones are seen" on doubles for select using (read < 10);
     grant select on doubles to anon;
     alter publication supabase_realtime add table doubles;
     select realtime.sync_triggers()`,
  );
  const { received } = await listen(world.client(), { table: 'doubles' });
  await world.sql('insert into doubles values (5), (2)');
  expect((await collected(received, 1)).map((change) => change.new)).toEqual([
    { id: 2, stored: 4 },
  ]);
});

import { expect, test } from 'vitest';
import { anna, bertil, collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

const world = serveWorld();

test('a policy that fails for one does not hide the row from others', async () => {
  await world.sql(`create table public.fragile (id int primary key); alter table fragile enable row level security;
    grant select on fragile to authenticated;
    create policy "breaks for some" on fragile for select to authenticated
      using ((1 / (length(auth.jwt() ->> 'team') - 3)) is not null);
    alter publication supabase_realtime add table fragile; select realtime.sync_triggers()`);
  const red = await listen(await world.clientAs(anna), { table: 'fragile' });
  const blue = await listen(await world.clientAs(bertil), { table: 'fragile' });
  await world.sql('insert into fragile values (1)');
  expect(await collected(blue.received, 1)).toHaveLength(1);
  expect(red.received).toEqual([]);
});

test('a policy that fails on one row does not hide the others', async () => {
  await world.sql(`create table public.brittle (id int primary key, place text unique);
    create table public.brittle_pair (id int, place text, primary key (id, place));
    alter table brittle enable row level security; alter table brittle_pair enable row level security;
    grant select on brittle, brittle_pair to authenticated;
    create policy "breaks on some" on brittle for select using (10 / (id - 2) <> 99);
    create policy "breaks on some" on brittle_pair for select using (10 / (id - 2) <> 99);
    alter publication supabase_realtime add table brittle, brittle_pair; select realtime.sync_triggers()`);
  for (const table of ['brittle', 'brittle_pair']) {
    const { received } = await listen(await world.clientAs(anna), { table });
    await world.sql(`insert into ${table} select n, 'p' || n from generate_series(1, 4) as n`);
    const ids = (await collected(received, 3)).map(({ new: row }) => (row as { id: number }).id);
    expect(ids).toEqual([1, 3, 4]);
  }
});

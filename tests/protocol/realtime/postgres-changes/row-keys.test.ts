import { expect, test } from 'vitest';
import { anna, collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

const world = serveWorld();

test('keys of every kind are looked up', async () => {
  const kinds = {
    uuid: `'6f9619ff-8b86-4011-b42d-00cf4fc964ff'`,
    text: `'it''s "q\\'`,
    numeric: '1.50',
    date: `'2026-01-02'`,
    timestamptz: `'2026-01-02 03:04:05.678+02'`,
    bytea: `'\\x00ff'`,
    'text[]': `'{a,"b c"}'`,
    int8: '9007199254740993',
  };
  const client = await world.clientAs(anna);
  for (const [index, [type, value]] of Object.entries(kinds).entries()) {
    const name = `keyed_${index}`;
    await world.sql(`create table public.${name} (key ${type} primary key, team text);
      create table public.${name}_pair (key ${type}, team text, "odd "" name" int, primary key (key, "odd "" name"));
      alter table ${name} enable row level security; alter table ${name}_pair enable row level security;
      grant select on ${name}, ${name}_pair to authenticated;
      create policy "own" on ${name} for select using (team = auth.jwt() ->> 'team');
      create policy "own" on ${name}_pair for select using (team = auth.jwt() ->> 'team');
      alter publication supabase_realtime add table ${name}, ${name}_pair; select realtime.sync_triggers()`);
    const { received } = await listen(client, { table: name }, { table: `${name}_pair` });
    await world.sql(
      `begin; set local timezone = 'Asia/Tokyo'; insert into ${name} values (${value}, 'red'); commit`,
    );
    await world.sql(`insert into ${name}_pair values (${value}, 'red', 1), (${value}, 'blue', 2)`);
    expect(await collected(received, 2, { graceMs: 50 }), type).toHaveLength(2);
  }
});

test('a table without a primary key reports why its rows are not sent', async () => {
  await world.sql(`create table public.keyless (word text); alter table keyless enable row level security;
    grant select on keyless to anon; create policy "all" on keyless for select using (true);
    alter publication supabase_realtime add table keyless; select realtime.sync_triggers()`);
  const { received } = await listen(world.client(), { table: 'keyless' });
  await world.sql(`insert into keyless values ('x')`);
  expect((await collected(received, 1))[0]).toMatchObject({
    new: {},
    errors: ['Error 400: Bad Request, no primary key'],
  });
});

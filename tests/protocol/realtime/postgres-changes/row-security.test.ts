import { expect, test } from 'vitest';
import { RawSocket } from '../raw-socket.ts';
import {
  anna,
  bertil,
  collected,
  pause,
  serveWorld,
  subscribeError,
  withConfig,
} from '../world.ts';
import { listen } from './listen.ts';

const world = serveWorld();

const add = (team: string, body = 'b') =>
  world.sql(
    `insert into secrets (team, body, hidden) values ($1, $2, 'never shown') returning id`,
    [team, body],
  );

/** A role that does not bypass row-level security reads through a policy, which finds no deleted or changed row. */
const serviceBypasses = async (): Promise<boolean> => {
  const { rows } = await world.sql(
    `select rolbypassrls as bypasses from pg_roles where rolname = 'service_role'`,
  );
  return rows[0].bypasses;
};

test('a row is sent only to clients that may read it', async () => {
  const red = await listen(await world.clientAs(anna), { table: 'secrets' });
  const blue = await listen(await world.clientAs(bertil), { table: 'secrets' });
  const visitor = await listen(world.client(), { table: 'secrets' });
  const service = await listen(world.client({ key: world.keys.serviceKey }), { table: 'secrets' });
  await add('red', 'for red');
  await add('blue', 'for blue');
  await add('nobody', 'for nobody');
  expect((await collected(service.received, 3)).length).toBe(3);
  await collected(red.received, 1);
  await collected(blue.received, 1);
  expect(red.received.map((change) => (change.new as { body: string }).body)).toEqual(['for red']);
  expect(blue.received.map((change) => (change.new as { body: string }).body)).toEqual([
    'for blue',
  ]);
  expect(visitor.received).toEqual([]);
});

test('a token cannot claim a role that bypasses row-level security', async () => {
  const { rows } = await world.sql('select session_user as owner');
  for (const role of [rows[0].owner, 'none', 'no such role', '']) {
    const token = await world.keys.sign({ sub: anna.id, role, team: 'red' }, 60);
    const listener = await listen(
      world.client({ token }),
      { table: 'secrets' },
      { table: 'notes' },
    );
    await add('red');
    await world.sql(`insert into notes (title) values ('x')`);
    expect(await collected(listener.received, 1, { graceMs: 0, timeoutMs: 400 }), role).toEqual([]);
    const channel = world.client({ token }).channel('any', withConfig({ private: true }));
    expect(await subscribeError(channel), role).toMatch(/^Unauthorized/);
  }
});

test('columns without a grant stay out of the record and of the list of columns', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  raw.send('realtime:columns', 'phx_join', {
    config: { postgres_changes: [{ event: '*', schema: 'public', table: 'secrets' }] },
    access_token: await world.tokenFor(anna),
  });
  await raw.event('system');
  await add('red');
  const { payload } = await raw.event('postgres_changes');
  expect(JSON.stringify(payload)).not.toContain('hidden');
  expect(JSON.stringify(payload)).not.toContain('never shown');
  raw.socket.close();
});

test('an update is checked against the current row', async () => {
  const { rows } = await add('green');
  const red = await listen(await world.clientAs(anna), { table: 'secrets' });
  const blue = await listen(await world.clientAs(bertil), { table: 'secrets' });
  await world.sql(`update secrets set team = 'red' where id = $1`, [rows[0].id]);
  await collected(red.received, 1);
  await world.sql(`update secrets set team = 'blue' where id = $1`, [rows[0].id]);
  await collected(blue.received, 1);
  expect(red.received.map(({ new: row }) => (row as { team: string }).team)).toEqual(['red']);
  expect(blue.received.map(({ new: row }) => (row as { team: string }).team)).toEqual(['blue']);
});

test('a change of a hidden row is not sent, even if the row becomes visible a moment later', async () => {
  const red = await listen(await world.clientAs(anna), { table: 'secrets' });
  const service = await listen(world.client({ key: world.keys.serviceKey }), { table: 'secrets' });
  await world.sql(`begin; insert into secrets (team, body) values ('blue', 'words for blue');
    update secrets set team = 'red', body = 'words for red' where body = 'words for blue';
    update secrets set body = 'more for red' where body = 'words for red'; commit`);
  const count = (await serviceBypasses()) ? 3 : 2;
  expect(await collected(service.received, count)).toHaveLength(count);
  await collected(red.received, 2);
  const bodies = red.received.map(({ new: row }) => (row as { body: string }).body);
  expect(bodies).toEqual(['words for red', 'more for red']);
});

test('if a policy passes the row to a function, only the current row is sent', async () => {
  await world.sql(`create table public.judged (id int primary key, team text, body text);
    create function public.may_see(judged) returns boolean language sql stable as $$ select $1.team = auth.jwt() ->> 'team' $$;
    grant execute on function may_see to authenticated; grant select on judged to authenticated;
    alter table judged enable row level security;
    create policy "by function" on judged for select to authenticated using (may_see(judged));
    alter publication supabase_realtime add table judged; select realtime.sync_triggers()`);
  const red = await listen(await world.clientAs(anna), { table: 'judged' });
  await world.sql(`begin; insert into judged values (1, 'blue', 'words for blue');
    update judged set team = 'red', body = 'words for red'; commit`);
  await collected(red.received, 1);
  expect(red.received.map(({ new: row }) => (row as { body: string }).body)).toEqual([
    'words for red',
  ]);
});

test('a deleted row is sent with its key only, even with full replica identity', async () => {
  const { rows } = await add('red', 'private words');
  await pause(300);
  const blue = await listen(await world.clientAs(bertil), { table: 'secrets' });
  const red = await listen(await world.clientAs(anna), { table: 'secrets' });
  const byBody = await listen(await world.clientAs(bertil), {
    table: 'secrets',
    filter: 'body=eq.private words',
  });
  await world.sql(`update secrets set body = 'other words' where id = $1`, [rows[0].id]);
  // Visibility is checked when a change is delivered; a row that was deleted by then is not visible.
  await collected(red.received, 1);
  await world.sql('delete from secrets where id = $1', [rows[0].id]);
  const id = Number(rows[0].id);
  expect((await collected(red.received, 2)).map(({ old }) => old)).toEqual([{ id }, { id }]);
  expect(blue.received).toEqual([]);
  expect(byBody.received).toEqual([]);
});

test('without row-level security the replica identity decides which old columns are sent', async () => {
  const { received } = await listen(world.client(), { table: 'loud' }, { table: 'notes' });
  await world.sql(`insert into loud values (1, 'here', 'before')`);
  await world.sql(`update loud set word = 'after', place = 'there'`);
  await world.sql('delete from loud');
  await world.sql(`insert into notes (title) values ('n')`);
  await world.sql(`update notes set title = 'm'`);
  const [, updated, deleted, , note] = await collected(received, 5);
  expect(updated).toMatchObject({
    old: { id: 1, place: 'here', word: 'before' },
    new: { id: 1, place: 'there', word: 'after' },
  });
  expect(deleted?.old).toEqual({ id: 1, place: 'there', word: 'after' });
  expect(note?.old).toEqual({ id: expect.any(Number) });
});

test('a revoked grant stops the next change', async () => {
  const { received } = await listen(world.client(), { table: 'loud' }, { table: 'notes' });
  await world.sql(`insert into loud values (50, 'x', 'seen')`);
  await collected(received, 1);
  await world.sql('revoke select on loud from anon');
  await world.sql(`insert into loud values (51, 'x', 'unseen')`);
  // Changes are delivered in order: when this one has arrived, the one before it has been checked.
  await world.sql(`insert into notes (title) values ('next')`);
  await collected(received, 2, { graceMs: 0 });
  await world.sql('grant select on loud to anon');
  await world.sql(`insert into loud values (52, 'x', 'seen again')`);
  const changes = (await collected(received, 3)).filter(({ table }) => table === 'loud');
  expect(changes.map(({ new: row }) => (row as { id: number }).id)).not.toContain(51);
});

test('roles that bypass row-level security receive changes of deleted rows', async () => {
  await world.sql('grant select on secrets to service_role');
  const { received } = await listen(world.client({ key: world.keys.serviceKey }), {
    table: 'secrets',
  });
  await world.sql(
    `insert into secrets (team, body) values ('red', 'first');
     update secrets set body = 'second' where body = 'first';
     delete from secrets where body = 'second'`,
  );
  const expected = (await serviceBypasses()) ? ['INSERT', 'UPDATE', 'DELETE'] : ['DELETE'];
  expect((await collected(received, expected.length)).map(({ eventType }) => eventType)).toEqual(
    expected,
  );
});

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

test('clients cannot read the queue or call its functions', async () => {
  const attempts = [
    'select * from realtime.changes',
    `insert into realtime.changes (schema_name, table_name, type) values ('public', 'notes', 'INSERT')`,
    'select * from realtime.presences',
    `select realtime.relay('{x}')`,
    'select realtime.clean_up()',
    'select realtime.sync_triggers()',
    `select realtime.visible_rows('select 1', 'jsonb', '[]', '{}', '{service_role}', '{}', '')`,
  ];
  for (const role of ['anon', 'authenticated', 'service_role']) {
    for (const attempt of attempts) {
      await expect(
        world.database.withRole({ role, claims: { role } }, { text: attempt }),
        `${role}: ${attempt}`,
      ).rejects.toThrow('permission denied');
    }
  }
});

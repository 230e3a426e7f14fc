import { expect, test } from 'vitest';
import { anna, bertil, collected, pause, serveWorld } from '../world.ts';
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

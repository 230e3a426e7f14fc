import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { joinsRooms, keysOf } from './room-members.ts';
import { type Process, pause, serveWorld } from './world.ts';

// Two servers on one database behave as one.

const world = serveWorld({ beatMs: 400 });
const present = joinsRooms(world);

let second: Process;
beforeAll(async () => {
  second = await world.startProcess();
});

test('a graceful stop removes the presences of the process', async () => {
  const third = await world.startProcess();
  const stays = await present(world, 'ends', 'stays');
  await present(third, 'ends', 'goes');
  await eventually(() => expect(keysOf(stays)).toEqual(['goes', 'stays']));
  await third.stop();
  await eventually(() => expect(keysOf(stays)).toEqual(['stays']));
});

test('presences of a dead process are removed after missed heartbeats', async () => {
  const stays = await present(world, 'dies', 'stays');
  const ghost = '99999999-9999-4999-8999-999999999999';
  await world.sql('insert into realtime.nodes (id) values ($1)', [ghost]);
  await world.sql(
    `with p as (insert into realtime.presences (ref, node, topic, key, meta)
       values ('ghost-ref', $1, 'public:dies', 'ghost', '{"phx_ref":"ghost-ref"}'))
     select realtime.relay(array[json_build_object('kind', 'presence', 'node', $1::text, 'room', 'public:dies', 'leaves', '[]'::json,
       'joins', json_build_array(json_build_object('ref', 'ghost-ref', 'key', 'ghost', 'meta', '{"phx_ref":"ghost-ref"}')))::text])`,
    [ghost],
  );
  await eventually(() => expect(keysOf(stays)).toEqual(['ghost', 'stays']));
  await eventually(() => expect(keysOf(stays)).toEqual(['stays']));
  const { rows } = await world.sql(
    'select count(*)::int as count from realtime.presences where node = $1',
    [ghost],
  );
  expect(rows[0].count).toBe(0);
});

test('a process that was considered dead restores its presences', async () => {
  const onFirst = await present(world, 'back', 'here');
  const onSecond = await present(second, 'back', 'there');
  await eventually(() => expect(keysOf(onFirst)).toEqual(['here', 'there']));
  await world.sql(`with gone as (delete from realtime.nodes returning id)
    select pg_notify('realtime_relay', json_build_object('kind', 'node_down', 'node', id)::text) from gone`);
  await pause(100);
  await eventually(() => {
    expect(keysOf(onFirst)).toEqual(['here', 'there']);
    expect(keysOf(onSecond)).toEqual(['here', 'there']);
  });
});

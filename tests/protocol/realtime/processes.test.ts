import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../../fixtures/eventually.ts';
import { listen } from './postgres-changes/listen.ts';
import { RawSocket } from './raw-socket.ts';
import { joinsRooms, keysOf } from './room-members.ts';
import { anna, bertil, collected, type Process, pause, serveWorld, subscribed } from './world.ts';

// Two servers on one database behave as one.

const world = serveWorld({ beatMs: 400 });
const present = joinsRooms(world);

let second: Process;
beforeAll(async () => {
  second = await world.startProcess();
});

async function hear(process: Process, name: string) {
  const received: { event: string; payload: unknown }[] = [];
  const client = await world.clientAs(anna, { process });
  const channel = client.channel(name);
  channel.on('broadcast', { event: '*' }, ({ event, payload }) =>
    received.push({ event, payload }),
  );
  await subscribed(channel);
  return { channel, received };
}

test('a broadcast reaches the other process once and in order, of any size and format', async () => {
  const onFirst = await hear(world, 'across');
  const onSecond = await hear(second, 'across');
  const large = 'x'.repeat(100_000);
  const bytes = new Uint8Array(9_000).fill(200);
  const send = (event: string, payload: unknown) =>
    onFirst.channel.send({ type: 'broadcast', event, payload });
  await send('small', { n: 1 });
  await send('small', { n: 1 });
  await send('large', { large });
  await send('after', { n: 2 });
  await send('bytes', bytes.buffer);
  await collected(onSecond.received, 5);
  expect(onSecond.received.map(({ event }) => event)).toEqual([
    'small',
    'small',
    'large',
    'after',
    'bytes',
  ]);
  expect(onSecond.received[2]).toMatchObject({ payload: { large } });
  expect(new Uint8Array(onSecond.received[4]?.payload as ArrayBuffer)).toEqual(bytes);
  expect(onFirst.received).toEqual([]);
});

test('REST and SQL broadcasts reach the sockets of both processes', async () => {
  const onFirst = await hear(world, 'both');
  const onSecond = await hear(second, 'both');
  await world.client().channel('both').httpSend('rest', { a: 1 });
  await world.sql(`select realtime.send('{"b":1}', 'sql', 'both', false)`);
  for (const { received } of [onFirst, onSecond]) {
    expect((await collected(received, 2)).map(({ event }) => event).toSorted()).toEqual([
      'rest',
      'sql',
    ]);
  }
});

test('table changes reach both processes, each client by its own rights', async () => {
  const red = await listen(await world.clientAs(anna), { table: 'secrets' });
  const blue = await listen(await world.clientAs(bertil, { process: second }), {
    table: 'secrets',
  });
  await world.sql(`insert into secrets (team, body) values ('red', 'r'), ('blue', 'b')`);
  expect(
    (await collected(red.received, 1)).map(({ new: row }) => (row as { body: string }).body),
  ).toEqual(['r']);
  expect(
    (await collected(blue.received, 1)).map(({ new: row }) => (row as { body: string }).body),
  ).toEqual(['b']);
});

test('presence is shared by both processes, for present and new members', async () => {
  const one = await present(world, 'shared', 'one');
  const two = await present(second, 'shared', 'two');
  await eventually(() => {
    expect(keysOf(one)).toEqual(['one', 'two']);
    expect(keysOf(two)).toEqual(['one', 'two']);
  });
  await two.track({ at: 'elsewhere' });
  await eventually(() => expect(one.presenceState().two).toMatchObject([{ at: 'elsewhere' }]));
  await two.untrack();
  await eventually(() => expect(keysOf(one)).toEqual(['one']));
});

test('the end of a session closes its socket in another process', async () => {
  const session = await world.openSession(anna);
  const raw = new RawSocket(second, '2.0.0');
  await raw.opened();
  raw.send('realtime:x', 'phx_join', {
    config: {},
    access_token: await world.tokenFor({ ...anna, session }),
  });
  await raw.event('phx_reply');
  await world.endSession(session);
  expect(await raw.closed).toMatchObject({ code: 1008 });
});

test('changes during a lost connection are sent once afterwards', async () => {
  const { received } = await listen(world.client(), { table: 'notes' });
  await world.sql(`insert into notes (title) values ('before')`);
  await collected(received, 1);
  // A long transaction spans the loss: it began before, with a low number, and commits during it.
  await second.database.transaction(async (query) => {
    await query(`insert into notes (title) values ('long')`);
    await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await world.sql(`insert into notes (title) values ('during')`);
  });
  await pause(1_500);
  await world.sql(`insert into notes (title) values ('after')`);
  await collected(received, 4, { graceMs: 1_000 });
  expect(received.map(({ new: row }) => (row as { title: string }).title).toSorted()).toEqual([
    'after',
    'before',
    'during',
    'long',
  ]);
});

import { expect, test } from 'vitest';
import { listensTo } from './broadcast-listener.ts';
import { RawSocket } from './raw-socket.ts';
import { anna, collected, serveWorld } from './world.ts';

const world = serveWorld();
const listener = listensTo(world);

test('a message reaches the other members, for all combinations of protocol versions', async () => {
  for (const [from, to] of [
    ['1.0.0', '2.0.0'],
    ['2.0.0', '1.0.0'],
    ['2.0.0', '2.0.0'],
    ['1.0.0', '1.0.0'],
  ]) {
    const name = `mix ${from} ${to}`;
    const sender = await listener(name, from);
    const receiver = await listener(name, to);
    const elsewhere = await listener('elsewhere', to);
    await sender.channel.send({
      type: 'broadcast',
      event: 'move',
      payload: { x: 1, text: 'åäö 🦙' },
    });
    expect(await collected(receiver.received, 1)).toMatchObject([
      { event: 'move', payload: { x: 1, text: 'åäö 🦙' } },
    ]);
    expect(sender.received).toEqual([]);
    expect(elsewhere.received).toEqual([]);
  }
});

test('a sender can receive its own messages and acknowledgements', async () => {
  const { channel, received } = await listener('echo', '2.0.0', {
    broadcast: { self: true, ack: true },
  });
  expect(await channel.send({ type: 'broadcast', event: 'a', payload: { n: 1 } })).toBe('ok');
  expect(await collected(received, 1)).toHaveLength(1);
});

test('raw bytes arrive as they were sent', async () => {
  const sender = await listener('bytes');
  const receiver = await listener('bytes');
  const old = await listener('bytes', '1.0.0');
  const bytes = new Uint8Array([0, 1, 254, 255, 34, 92]);
  await sender.channel.send({ type: 'broadcast', event: 'raw', payload: bytes.buffer });
  const [message] = await collected(receiver.received, 1);
  expect(new Uint8Array(message?.payload as ArrayBuffer)).toEqual(bytes);
  expect(old.received).toEqual([]);
});

test('a message may be large for those who signed in', async () => {
  const ada = await world.clientAs(anna);
  const sender = await listener('large', '2.0.0', { broadcast: { ack: true } }, ada);
  const receiver = await listener('large');
  const text = 'a'.repeat(1_000_000);
  expect(await sender.channel.send({ type: 'broadcast', event: 'big', payload: { text } })).toBe(
    'ok',
  );
  const [message] = await collected(receiver.received, 1);
  expect(message).toMatchObject({ payload: { text } });
});

test('SQL sends, after commit and only then', async () => {
  const { received } = await listener('from sql');
  await world.sql(`begin; select realtime.send('{"n":0}', 'never', 'from sql', false); rollback;`);
  await world.sql(`select realtime.send('{"n":1}', 'small', 'from sql', false)`);
  await world.sql(
    `select realtime.send(jsonb_build_object('text', repeat('x', 50000)), 'big', 'from sql', false)`,
  );
  await world.sql(`select realtime.send('{"n":3}', 'last', 'from sql', false)`);
  const messages = await collected(received, 3);
  expect(messages.map(({ event }) => event)).toEqual(['small', 'big', 'last']);
  expect(messages[1]).toMatchObject({ payload: { text: 'x'.repeat(50_000) } });
  expect(messages[0]?.meta?.id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a broadcast has the wire format of protocol version 1', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  raw.send('realtime:wire', 'phx_join', { config: { broadcast: { self: true, ack: true } } });
  expect(await raw.event('phx_reply')).toMatchObject({
    payload: { status: 'ok', response: { postgres_changes: [] } },
  });
  raw.send('realtime:wire', 'broadcast', { type: 'broadcast', event: 'e', payload: { a: 1 } }, '2');
  expect(await raw.event('broadcast')).toEqual({
    topic: 'realtime:wire',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'e', payload: { a: 1 } },
    ref: null,
    join_ref: null,
  });
  expect(await raw.event('phx_reply')).toMatchObject({
    ref: '2',
    payload: { status: 'ok', response: {} },
  });
  raw.socket.close();
});

test('an unknown endpoint is reported as such', async () => {
  const response = await fetch(`${world.url}/realtime/v1/websocket`);
  expect([response.status, await response.json()]).toEqual([404, { error: 'Not found' }]);
});

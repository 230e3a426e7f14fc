import { expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { anna, collected, serveWorld, subscribed, withConfig } from './world.ts';

const world = serveWorld();

type Received = { event: string; payload: unknown; meta?: { id?: string } };

async function listener(name: string, vsn = '2.0.0', config = {}, client = world.client({ vsn })) {
  const received: Received[] = [];
  const channel = client
    .channel(name, withConfig(config))
    .on('broadcast', { event: '*' }, (message) => received.push(message as unknown as Received));
  await subscribed(channel);
  return { channel, received };
}

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

test('REST sends a batch', async () => {
  const { received } = await listener('rest');
  const post = (body: unknown, headers: Record<string, string> = { apikey: world.keys.anonKey }) =>
    fetch(`${world.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const messages = [
    { topic: 'rest', event: 'one', payload: { n: 1 } },
    { topic: 'rest', event: 'two', payload: { n: 2 } },
  ];
  const response = await post({ messages });
  expect(response.status).toBe(202);
  expect(await response.text()).toBe('');
  expect((await collected(received, 2)).map(({ event }) => event)).toEqual(['one', 'two']);
  expect((await post({ messages: [{ event: 'no topic' }] })).status).toBe(422);
  expect((await post('nonsense')).status).toBe(422);
  expect((await post({ messages }, {})).status).toBe(401);
  expect((await post({ messages }, { apikey: 'wrong' })).status).toBe(401);
  const large = [{ topic: 'rest', event: 'three', payload: { text: 'a'.repeat(300_000) } }];
  expect((await post({ messages: large })).status).toBe(413);
  const service = { authorization: `Bearer ${world.keys.serviceKey}` };
  expect((await post({ messages: large }, service)).status).toBe(202);
  const manyNumbers = Array.from({ length: 10_000 }, (_, at) => at);
  const excess = { messages: [{ topic: 'a', event: 'b', payload: manyNumbers }] };
  expect((await post(excess, service)).status).toBe(422);
});

test('httpSend sends one message, as JSON or as bytes', async () => {
  const { received } = await listener('via http/å');
  const channel = world.client().channel('via http/å');
  expect(await channel.httpSend('greet me', { hello: 'there' })).toEqual({ success: true });
  expect(await channel.httpSend('bytes', new Uint8Array([7, 0, 9]).buffer)).toEqual({
    success: true,
  });
  const [json, bytes] = await collected(received, 2);
  expect(json).toMatchObject({ event: 'greet me', payload: { hello: 'there' } });
  expect(new Uint8Array(bytes?.payload as ArrayBuffer)).toEqual(new Uint8Array([7, 0, 9]));
  await expect(
    world.client({ key: 'sb_publishable_wrong' }).channel('x').httpSend('a', {}),
  ).rejects.toThrow();
});

test('send falls back to REST before the channel is joined', async () => {
  const { received } = await listener('fallback');
  const status = await world
    .client()
    .channel('fallback')
    .send({ type: 'broadcast', event: 'early', payload: {} });
  expect(status).toBe('ok');
  expect(await collected(received, 1)).toHaveLength(1);
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

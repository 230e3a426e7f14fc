import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createApiToken } from '../../../server/http/identity/api-token.ts';
import { RawSocket } from './raw-socket.ts';
import { anna, serveWorld, subscribed, subscribeError } from './world.ts';

const world = serveWorld({ limits: { channelsPerSocket: 3 } });

const statusOf = (url: string) =>
  new Promise<number | undefined>((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws'));
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode);
      response.destroy();
    });
    socket.on('error', () => undefined);
  });

test('a client of each version joins and leaves', async () => {
  for (const vsn of ['1.0.0', '2.0.0']) {
    const client = world.client({ vsn });
    const channel = await subscribed(client.channel('hall'));
    expect(channel.state).toBe('joined');
    expect(await client.removeChannel(channel)).toBe('ok');
    expect(client.getChannels()).toHaveLength(0);
  }
});

test('a handshake without a valid key is rejected', async () => {
  const expired = await world.keys.sign({ role: 'anon' }, -10);
  expect(await statusOf(`${world.url}/realtime/v1/websocket?vsn=2.0.0`)).toBe(401);
  expect(await statusOf(`${world.url}/realtime/v1/websocket?apikey=nonsense`)).toBe(401);
  expect(await statusOf(`${world.url}/realtime/v1/websocket?apikey=${expired}`)).toBe(401);
  expect(await statusOf(`${world.url}/realtime/v1/websocket?apikey=${createApiToken()}`)).toBe(401);
  expect(await statusOf(`${world.url}/realtime/v1/elsewhere?apikey=${world.keys.anonKey}`)).toBe(
    404,
  );
  expect(
    await statusOf(`${world.url}/realtime/v1/websocket?apikey=${world.keys.anonKey}&vsn=9.0.0`),
  ).toBe(400);
});

test('a rejected join names the reason', async () => {
  const expired = await world.tokenFor(anna, -5);
  const roleless = await world.keys.sign({ sub: anna.id }, 60);
  expect(await subscribeError(world.client({ token: expired }).channel('a'))).toMatch(
    /^InvalidJWTToken: Token has expired \d+ seconds ago$/,
  );
  expect(await subscribeError(world.client({ token: roleless }).channel('a'))).toBe(
    'InvalidJWTToken: Fields `role` and `exp` are required in JWT',
  );
  expect(await subscribeError(world.client({ token: 'no.token.atall' }).channel('a'))).toMatch(
    /^MalformedJWT: /,
  );
  expect(await subscribeError(world.client().channel(''))).toMatch(/^TopicNameRequired: /);
});

test('channels per socket are limited', async () => {
  const client = world.client();
  for (const name of ['one', 'two', 'three']) await subscribed(client.channel(name));
  expect(await subscribeError(client.channel('four'))).toBe(
    'ChannelRateLimitReached: Too many channels',
  );
});

test('a second join of a topic replaces the first', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  raw.send('realtime:twice', 'phx_join', { config: {} }, '1', '1');
  await raw.event('phx_reply');
  raw.send('realtime:twice', 'phx_join', { config: { broadcast: { self: true } } }, '2', '2');
  expect(await raw.event('phx_reply')).toMatchObject({ ref: '2', payload: { status: 'ok' } });
  raw.send('realtime:twice', 'broadcast', { type: 'broadcast', event: 'x', payload: 1 }, '3', '2');
  await raw.event('broadcast');
  expect(raw.messages.filter(({ event }) => event === 'broadcast')).toHaveLength(0);
  raw.socket.close();
});

test('leaving gets a reply and closes the channel', async () => {
  const raw = new RawSocket(world, '2.0.0');
  await raw.opened();
  raw.send('realtime:gone', 'phx_join', { config: {} });
  await raw.event('phx_reply');
  raw.send('realtime:gone', 'phx_leave', {}, '2', '1');
  expect(await raw.event('phx_reply')).toMatchObject({
    ref: '2',
    payload: { status: 'ok', response: {} },
  });
  expect(await raw.event('phx_close')).toMatchObject({ topic: 'realtime:gone', join_ref: '1' });
  raw.send('realtime:gone', 'broadcast', { event: 'x' }, '3', '1');
  expect(await raw.event('phx_reply')).toMatchObject({
    payload: { status: 'error', response: { reason: 'unmatched topic' } },
  });
  raw.socket.close();
});

test('booleans may be texts', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  const config = {
    private: 'False',
    broadcast: { self: 'true', ack: 'TRUE', replication_ready: 'true' },
    presence: { enabled: 'false' },
  };
  raw.send('realtime:texts', 'phx_join', { config });
  await raw.event('phx_reply');
  expect(await raw.event('system')).toMatchObject({
    payload: { extension: 'system', status: 'ok', message: 'Replication connection established' },
  });
  raw.send('realtime:texts', 'broadcast', { type: 'broadcast', event: 'x', payload: {} }, '2');
  await raw.event('broadcast');
  expect(await raw.event('phx_reply')).toMatchObject({ ref: '2', payload: { status: 'ok' } });
  expect(raw.messages).toEqual([]);
  // Never a public channel by mistake.
  raw.send('realtime:texts', 'phx_join', { config: { private: 'true' } }, '3', '3');
  expect(await raw.event('phx_reply')).toMatchObject({
    ref: '3',
    payload: { status: 'error', response: { reason: expect.stringMatching(/^Unauthorized/) } },
  });
  raw.socket.close();
});

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { kibibyte } from '../../../../domain/units.ts';
import { RawSocket } from '../raw-socket.ts';
import { anna, serveWorld, subscribed } from '../world.ts';
import { open, startsLimited } from './limited-process.ts';

// All sockets of one client share limits. Every process of a test is a separate network.

const world = serveWorld();
const start = startsLimited(world);

const heartbeat = (bytes: number) => ({ text: 'x'.repeat(bytes) });
const beat = (raw: RawSocket, bytes = 0, ref = '1') =>
  raw.send('phoenix', 'heartbeat', heartbeat(bytes), ref, null);

test('a socket that sends too many bytes is closed before they are read', async () => {
  const raw = await open(await start());
  // 600 KiB. A socket without an account may send 64 KiB in a second.
  for (let n = 0; n < 20; n++) beat(raw, 30 * kibibyte, String(n));
  expect(await raw.closed).toMatchObject({ code: 1008, reason: 'Too many bytes' });
  expect(raw.messages.length).toBeLessThan(10);
});

test('bytes are counted before they form a frame', async () => {
  const raw = await open(await start());
  const fragment = 'x'.repeat(20 * kibibyte);
  for (let n = 0; n < 20; n++) raw.socket.send(fragment, { fin: false });
  expect(await raw.closed).toMatchObject({ code: 1008, reason: 'Too many bytes' });
});

test('pings count as messages', async () => {
  const framesPerSecond = 20;
  const process = await world.startProcess({ limits: { framesPerSecond } });
  const raw = await open(process);
  for (let n = 0; n < 10 * framesPerSecond; n++) raw.socket.ping();
  expect(await raw.closed).toMatchObject({ code: 1008, reason: 'Too many messages' });
});

test('the sockets of a network share a byte budget that is separate from that of signed-in people', async () => {
  const process = await start({ anonymousBytesPerSecond: 20 * kibibyte });
  const sockets = await Promise.all(Array.from({ length: 10 }, () => open(process)));
  const client = await world.clientAs(anna, { process });
  const channel = await subscribed(
    client.channel('work', { config: { broadcast: { ack: true } } }),
  );
  for (const raw of sockets) for (let n = 0; n < 2; n++) beat(raw, 30 * kibibyte);
  const { reason } = await Promise.race(sockets.map(({ closed }) => closed));
  expect(reason).toBe('Too many bytes');
  const large = { text: 'x'.repeat(900 * kibibyte) };
  expect(await channel.send({ type: 'broadcast', event: 'large', payload: large })).toBe('ok');
});

test('the sockets of a network share a budget of messages', async () => {
  const process = await start({ framesPerSecond: 5 });
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(process)));
  for (const raw of sockets) for (let n = 0; n < 20; n++) beat(raw, 0, String(n));
  const { reason } = await Promise.race(sockets.map(({ closed }) => closed));
  expect(reason).toBe('Too many messages');
});

test('joins above the rate limit are rejected, and the socket stays open', async () => {
  const process = await start({ joinsPerSecond: 1 });
  const [one, other] = [await open(process), await open(process)];
  for (const raw of [one, other])
    for (let n = 0; n < 8; n++) raw.send(`realtime:${n}`, 'phx_join', {}, String(n), String(n));
  const rejected = await Promise.any(
    [one, other].map((raw) => raw.next(({ payload }) => payload.status === 'error')),
  );
  expect(rejected.payload).toMatchObject({
    response: { reason: expect.stringMatching(/^ClientJoinRateLimitReached/) },
  });
  expect(one.socket.readyState).toBe(WebSocket.OPEN);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test('frames over the limit are not parsed, also when the socket closes', async () => {
  const process = await world.startProcess({ limits: { framesPerSecond: 20 } });
  const raw = await open(process);
  let pongs = 0;
  raw.socket.on('pong', () => {
    pongs += 1;
  });
  // A masked ping without content, as often as it fits into several reads.
  const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
  const { _socket: stream } = raw.socket as unknown as { _socket: NodeJS.WritableStream };
  stream.write(Buffer.concat(Array(50_000).fill(ping)));
  await raw.closed;
  expect(pongs).toBeLessThan(100);
});

test('messages of one network that arrive together do not delay those of others', async () => {
  const process = await world.startProcess({ trustedProxies: 1 });
  const from = async (address: string) => {
    const raw = new RawSocket(process, '1.0.0', process.keys.anonKey, {
      'x-forwarded-for': address,
    });
    await raw.opened();
    return raw;
  };
  // Two networks of one /48.
  const crowd = await Promise.all(['2001:db8:1:1::1', '2001:db8:1:2::1'].map(from));
  const visitor = await from('192.0.2.1');
  const replies = () => crowd.reduce((sum, { messages }) => sum + messages.length, 0);
  for (const raw of crowd) for (let n = 0; n < 400; n++) beat(raw, 0, String(n));
  beat(visitor);
  await visitor.event('phx_reply');
  expect(replies()).toBeLessThan(700);
  await expect.poll(replies).toBe(800);
  const refs = crowd.map(({ messages }) => messages.map(({ ref }) => Number(ref)));
  for (const order of refs) expect(order).toEqual(order.toSorted((a, b) => a - b));
});

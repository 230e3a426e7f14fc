import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { anna, serveWorld } from '../world.ts';
import { open, startsLimited } from './limited-process.ts';

// All sockets of one client share limits. Every process of a test is a separate network.

const world = serveWorld();
const start = startsLimited(world);

test('sockets per network are limited, and closing one frees a slot', async () => {
  const process = await start({ sockets: 2 });
  const [first] = [await open(process), await open(process)];
  await expect(open(process)).rejects.toThrow('429');
  first.socket.close();
  await first.closed;
  await expect
    .poll(() => open(process).then(({ socket }) => socket.readyState))
    .toBe(WebSocket.OPEN);
});

test('a client that leaves during the handshake does not count', async () => {
  const process = await start({ sockets: 1 });
  const request = {
    url: `/realtime/v1/websocket?apikey=${process.keys.anonKey}&vsn=1.0.0`,
    headers: {},
    socket: { remoteAddress: '127.0.0.1' },
  } as IncomingMessage;
  const closedSocket = new PassThrough().destroy();
  await once(closedSocket, 'close');
  process.realtime.handleUpgrade(request, closedSocket, Buffer.alloc(0));
  expect((await open(process)).socket.readyState).toBe(WebSocket.OPEN);
});

test('new sockets per second and network are limited', async () => {
  const process = await start({ handshakesPerSecond: 1 });
  const attempts = await Promise.allSettled(Array.from({ length: 15 }, () => open(process)));
  expect(attempts.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(2);
});

test('an office of 200 people behind one IP address can reconnect concurrently', async () => {
  const process = await start();
  const item = { event: '*', schema: 'public', table: 'notes' };
  const token = await world.tokenFor(anna);
  const payload = { access_token: token, config: { postgres_changes: [item] } };
  const people = await Promise.all(Array.from({ length: 200 }, () => open(process)));
  for (const raw of people) {
    for (const name of ['a', 'b', 'c'])
      raw.send(`realtime:${name}`, 'phx_join', payload, name, name);
  }
  const replies = await Promise.all(
    people.flatMap((raw) =>
      ['a', 'b', 'c'].map((name) =>
        raw.next(({ event, ref }) => event === 'phx_reply' && ref === name, 20_000),
      ),
    ),
  );
  expect(new Set(replies.map((reply) => reply.payload.status))).toEqual(new Set(['ok']));
  await sleep(50);
  expect(people.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  for (const { socket } of people) socket.terminate();
}, 40_000);

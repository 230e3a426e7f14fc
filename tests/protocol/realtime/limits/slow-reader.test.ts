import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../postgres-changes/listen.ts';
import { RawSocket } from '../raw-socket.ts';
import { collected, pause, serveWorld } from '../world.ts';

const world = serveWorld({
  limits: {
    bufferedBytes: 512 * 1024,
    framesPerSecond: 50,
    anonymousBytesPerSecond: 1024 * 1024,
  },
});

/** Joins a channel, and then stops reading. */
async function openUnreadSocket(): Promise<{ socket: Socket; closed: Promise<void> }> {
  const { port } = new URL(world.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `GET /realtime/v1/websocket?apikey=${world.keys.anonKey}&vsn=1.0.0 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const item = { event: '*', schema: 'public', table: 'notes' };
  const join = {
    topic: 'realtime:unread',
    event: 'phx_join',
    payload: { config: { postgres_changes: [item] } },
    ref: '1',
    join_ref: '1',
  };
  socket.write(frame(JSON.stringify(join)));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  return { socket, closed };
}

/** A masked text frame with a mask of zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

test('a client that stops reading is disconnected, the others receive everything, and memory stays bounded', async () => {
  const unread = await openUnreadSocket();
  const { received } = await listen(world.client(), { table: 'notes' });
  const externalBefore = process.memoryUsage().external;
  for (let round = 0; round < 60; round++) {
    await world.sql(`insert into notes (title) values (repeat('x', 200000))`);
  }
  await collected(received, 60, { graceMs: 0, timeoutMs: 15_000 });
  expect(received).toHaveLength(60);
  unread.socket.resume();
  await unread.closed;
  expect(process.memoryUsage().external - externalBefore).toBeLessThan(64 * 1024 * 1024);
});

test('a socket that floods is closed', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  for (let n = 0; n < 400; n++) raw.send('phoenix', 'heartbeat', {}, String(n), null);
  expect(await raw.closed).toMatchObject({ code: 1008, reason: 'Too many messages' });
});

test('a socket within its limit may continue to send', async () => {
  const raw = new RawSocket(world);
  await raw.opened();
  for (let n = 0; n < 150; n++) raw.send('phoenix', 'heartbeat', {}, String(n), null);
  await collected(raw.messages, 150);
  expect(raw.messages).toHaveLength(150);
  await pause(50);
  expect(raw.socket.readyState).toBe(raw.socket.OPEN);
  raw.socket.close();
});

test('a flood of joins delays only its own socket', async () => {
  const flood = new RawSocket(world);
  await flood.opened();
  const subscriptions = Array.from({ length: 100 }, (_, n) => ({
    event: '*',
    schema: 'public',
    table: 'notes',
    filter: `title=eq.${n},price=gt.${n}`,
  }));
  for (let n = 0; n < 150; n++) {
    const config = { postgres_changes: subscriptions };
    flood.send(`realtime:flood ${n % 50}`, 'phx_join', { config }, String(n), String(n));
  }
  await flood.event('phx_reply');
  const began = Date.now();
  for (let n = 0; n < 20; n++) await world.database.query('select 1');
  await listen(world.client(), { table: 'notes' });
  expect(Date.now() - began).toBeLessThan(4_000);
  flood.socket.close();
  await flood.closed;
});

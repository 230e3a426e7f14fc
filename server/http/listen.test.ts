import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isClientDisconnected } from './client/client-disconnected.ts';
import type { Environment } from './environment.ts';
import { type Listening, listen } from './listen.ts';

let server: Listening;
const errors: Error[] = [];

beforeAll(async () => {
  const app = new Hono<Environment>().all('*', async (context) =>
    context.text(`read ${(await context.req.text()).length}`),
  );
  app.onError((error, context) => {
    errors.push(error);
    return context.text('failed', 500);
  });
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [] });
  // Without a listener for upgrades, Node ignores these offers by itself.
  server.server.on('upgrade', (_, socket) => socket.destroy());
});

afterAll(() => server.close());

function send(text: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(text);
  return socket;
}

it('responds normally to a client that offers another protocol', async () => {
  const offer = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk';
  const socket = send(`GET / HTTP/1.1\r\nhost: localhost\r\n${offer}\r\n\r\n`);
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});

it('distinguishes a disconnected client from a server error', async () => {
  const socket = send('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nhalf');
  await once(server.server, 'request');
  socket.destroy();
  await expect.poll(() => errors.length).toBe(1);
  expect(errors.map(isClientDisconnected)).toEqual([true]);
  expect(isClientDisconnected(new Error('aborted'))).toBe(false);
});

it('survives a body that the app destroys before it has arrived', async () => {
  const app = new Hono<Environment>().all('*', async (context) => {
    const { body } = context.req.raw;
    const source = body && Readable.fromWeb(body as ReadableStream<Uint8Array>);
    await Promise.resolve();
    source?.destroy();
    return context.text('refused', 400);
  });
  const { port, close } = await listen({ app, host: '127.0.0.1', port: 0, middleware: [] });
  for (const pieces of [['abc'], ['a', 'bc']]) {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\n\r\n');
    for (const piece of pieces) {
      socket.write(piece);
      await sleep(20);
    }
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  }
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(400);
  await close();
});

it('closes connections that were upgraded to another protocol', async () => {
  const app = new Hono<Environment>().all('*', (context) => context.text('hello'));
  const own = await listen({ app, host: '127.0.0.1', port: 0, middleware: [], maxCloseMs: 50 });
  own.server.on('upgrade', (_, socket) => socket.write('HTTP/1.1 101 Other\r\n\r\n'));
  const socket = connect({ port: own.port, host: '127.0.0.1', allowHalfOpen: true });
  const ended = once(socket, 'close');
  socket.on('error', () => undefined).on('end', () => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  await once(socket, 'data');
  await own.close();
  await ended;
});

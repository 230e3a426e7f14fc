import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isClientGone } from './client-gone.ts';
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
  // Where nobody listens for them, Node itself ignores such offers.
  server.server.on('upgrade', (_, socket) => socket.destroy());
});

afterAll(() => server.close());

function send(text: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(text);
  return socket;
}

it('answers as ever who offers another protocol', async () => {
  const offer = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk';
  const socket = send(`GET / HTTP/1.1\r\nhost: localhost\r\n${offer}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});

it('tells a caller who left from a fault of its own', async () => {
  const socket = send('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nhalf');
  await once(server.server, 'request');
  socket.destroy();
  await expect.poll(() => errors.length).toBe(1);
  expect(errors.map(isClientGone)).toEqual([true]);
  expect(isClientGone(new Error('aborted'))).toBe(false);
});

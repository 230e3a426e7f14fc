import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { type Listening, listen } from '../listen.ts';

let server: Listening;
beforeAll(async () => {
  const app = new Hono<Environment>().all('*', (context) => context.text('refused', 413));
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [] });
});
afterAll(() => server.close());

it('a client that is still sending receives the response', async () => {
  const size = 6_000_000;
  for (let round = 0; round < 3; round++) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${size}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(size));
    let response = '';
    for await (const chunk of socket) response += chunk;
    expect(response).toMatch(/^HTTP\/1\.1 413 .*refused$/s);
  }
});

it('reads rejected bodies slowly, whether or not the client closes', async () => {
  const size = 8_000_000;
  const accepted: Socket[] = [];
  server.server.on('connection', (socket) => accepted.push(socket));
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n`);
    socket.write(Buffer.alloc(size));
    return socket;
  });
  const responses = await Promise.all(sockets.map((socket) => once(socket, 'data')));
  for (const [data] of responses) {
    expect(String(data)).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
  }
  await sleep(300);
  const read = accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  expect(read).toBeLessThan((sockets.length * size) / 4);
  for (const socket of sockets) socket.destroy();
});

it('keeps the connection of a client whose rejected body is small', async () => {
  const socket = connect(server.port, '127.0.0.1');
  for (let round = 0; round < 2; round++) {
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n');
    const [data] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 413 .*connection: keep-alive.*refused$/is);
    socket.write(Buffer.alloc(1000));
  }
  socket.destroy();
});

it('does not parse the chunks of a rejected body', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const errors: Error[] = [];
  const note = (error: Error, peer: Duplex) => {
    if ('remotePort' in peer && peer.remotePort === socket.localPort) errors.push(error);
    peer.destroy();
  };
  server.server.on('clientError', note);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n');
  const [data] = await once(socket, 'data');
  expect(String(data)).toMatch(/^HTTP\/1\.1 413 /);
  // The end of the response reaches this client before the server has begun to discard.
  await sleep(100);
  socket.write('no size of a chunk\r\n'.repeat(1_000));
  await once(socket, 'close');
  server.server.off('clientError', note);
  expect(errors).toEqual([]);
});

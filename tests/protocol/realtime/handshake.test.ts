import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Process, serveWorld } from './world.ts';

const world = serveWorld();

/** Requests a socket and keeps its own half of the connection open, whatever the response is. */
async function askForSocket(process: Process, key: string) {
  const { port, host } = new URL(process.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  const handshake = [
    `GET /realtime/v1/websocket?apikey=${key}&vsn=1.0.0 HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${handshake.join('\r\n')}\r\n\r\n`);
  const [response] = await once(socket, 'data');
  return { status: String(response).split(' ')[1], socket };
}

test('a rejected client cannot keep its half of the connection', async () => {
  const { status, socket } = await askForSocket(world, 'no-key');
  expect(status).toBe('401');
  // The other side has closed: it responds to the next bytes with a reset.
  const reset = new Promise((resolve) => socket.once('close', resolve));
  const timer = setInterval(() => socket.write('more'), 20);
  await reset;
  clearInterval(timer);
});

test('a process that is stopping rejects new sockets', async () => {
  const stopping = await world.startProcess();
  await stopping.realtime.close();
  const { status, socket } = await askForSocket(stopping, stopping.keys.anonKey);
  expect(status).toBe('503');
  socket.destroy();
});

import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Middleware } from '../api-fast-path.ts';
import type { Environment } from '../environment.ts';
import { type Listening, listen } from '../listen.ts';
import { bodiesPerTurn } from './pace-body-end.ts';

// The bytes that one client can send in a single write.

let server: Listening;
let [open, most, started] = [0, 0, 0];

/** Counts how often something happens in one iteration of the event loop. */
function createTurnCounter() {
  const counter = { inTurn: 0, most: 0, count };
  function count(): void {
    counter.inTurn += 1;
    counter.most = Math.max(counter.most, counter.inTurn);
    setImmediate(() => {
      counter.inTurn = 0;
    });
  }
  return counter;
}

/** The bodies that were read to their end. */
const received: string[] = [];
let arrived = 0;
let requested = 0;
const ends = createTurnCounter();

beforeAll(async () => {
  const app = new Hono<Environment>()
    .get('/count/:number', async (context) => {
      open += 1;
      started += 1;
      most = Math.max(most, open);
      await new Promise(setImmediate);
      open -= 1;
      return context.text(`<${context.req.param('number')}>`);
    })
    .post('/body', async (context) => {
      let [chunks, text] = [0, ''];
      for await (const chunk of context.req.raw.body ?? []) {
        chunks += 1;
        text += Buffer.from(chunk).toString();
      }
      received.push(text);
      return context.json({ chunks, text });
    })
    .post('/large', async (context) => context.text(`<${(await context.req.text()).length}>`));
  const countEnds: Middleware = (incoming, _, next) => {
    if (incoming.url === '/large') {
      arrived += 1;
      incoming.on('end', ends.count);
    }
    next();
  };
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [countEnds] });
  server.server.on('request', () => {
    requested += 1;
  });
});

afterAll(() => server.close());

function send(text: string): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(text);
  return socket;
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /count/${at} HTTP/1.1\r\nhost: x\r\n\r\n`).join('');

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part) => {
    text += part;
    if (text.includes('}')) socket.destroy();
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

async function readUntil(socket: Socket, end: string): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (text.includes(end)) break;
  }
  return text;
}

it('answers requests that are sent ahead one after the other', async () => {
  most = 0;
  const responses = await readUntil(send(requests(20)), '<19>');
  expect(responses.match(/<\d+>/g)).toEqual(Array.from({ length: 20 }, (_, at) => `<${at}>`));
  expect(most).toBe(1);
});

it('closes a connection that sends thousands of requests ahead', async () => {
  started = 0;
  requested = 0;
  const socket = send(requests(5_000));
  socket.on('error', () => undefined).resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(started).toBeLessThan(50);
  // The requests behind them in the same read are not even parsed.
  expect(requested).toBeLessThan(50);
});

it('reads a body of tiny chunks like one of large chunks', async () => {
  const text = 'alpaca '.repeat(1_000);
  const chunks = [...text].map((letter) => `1\r\n${letter}\r\n`).join('');
  const head = 'POST /body HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  const response = await readUntil(send(`${head}${chunks}0\r\n\r\n`), '}');
  const body = JSON.parse(/\{.*\}/.exec(response)?.[0] ?? '{}');
  expect(body.text).toBe(text);
  expect(body.chunks).toBeLessThan(100);
});

it('finishes a few large bodies of one client per iteration of the event loop, however many are complete', async () => {
  const body = 'a'.repeat(20_000);
  const head = `POST /large HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`;
  const sockets = Array.from({ length: 40 }, () => send(`${head}${body.slice(1)}`));
  await expect.poll(() => arrived).toBe(40);
  for (const socket of sockets) socket.write('a');
  const responses = await Promise.all(sockets.map((socket) => readUntil(socket, '<20000>')));
  expect(responses.every((response) => response.includes('<20000>'))).toBe(true);
  // Requests that just arrived, and requests that waited for this iteration of the event loop.
  expect(ends.most).toBeLessThanOrEqual(2 * bodiesPerTurn);
});

it('reads very many tiny chunks from one connection of a client at a time', async () => {
  const text = 'a'.repeat(8_000);
  const chunks = '1\r\na\r\n'.repeat(text.length);
  const head = 'POST /body HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  const sockets = Array.from({ length: 12 }, () => send(head));
  await new Promise((resolve) => setTimeout(resolve, 50));
  received.length = 0;
  // All are written before the server reads the first.
  for (const socket of sockets) socket.on('error', () => undefined).write(`${chunks}0\r\n\r\n`);
  const responses = await Promise.all(sockets.map((socket) => readAll(socket)));
  const complete = responses.filter((response) => response.includes(text));
  expect(complete.length).toBeGreaterThan(0);
  expect(responses.filter((response) => response === '').length).toBe(12 - complete.length);
  expect(complete.length).toBeLessThan(12);
  // The rest of a closed connection was skipped, so its body must not pass for a complete one.
  expect(received).toEqual(complete.map(() => text));
});

it('reads ordinary chunks on a connection that follows one with tiny chunks', async () => {
  const head = 'POST /body HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
  const tiny = send(head).on('error', () => undefined);
  tiny.resume().write('1\r\na\r\n'.repeat(1_000_000));
  await new Promise((resolve) => tiny.once('close', resolve));
  const part = `${'b'.repeat(20_000)}`;
  const ordinary = `${head}4e20\r\n${part}\r\n`.concat(`4e20\r\n${part}\r\n0\r\n\r\n`);
  const response = await readUntil(send(ordinary), '}');
  expect(JSON.parse(/\{.*\}/.exec(response)?.[0] ?? '{}').text).toBe(part + part);
});

it('closes a connection that goes on sending tiny chunks', async () => {
  const socket = send('POST /body HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.on('error', () => undefined).resume();
  socket.write('1\r\na\r\n'.repeat(1_000_000));
  // Otherwise the server would wait for the rest of the body.
  await new Promise((resolve) => socket.once('close', resolve));
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { mebibyte } from '../../../domain/units.ts';
import type { Environment } from '../environment.ts';
import { type Listening, listen } from '../listen.ts';
import type { UnsentLimits } from './unsent-responses.ts';

const unlimited: UnsentLimits = {
  stallMs: 600_000,
  networkBytes: 1_000 * mebibyte,
  graceMs: 600_000,
  networkBurst: 1_000 * mebibyte,
  totalBytes: 1_000 * mebibyte,
};

const clients: Socket[] = [];
let server: Listening;
let accepted: Socket[];
let cancelled: number;

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.close();
});

async function serve(limits: Partial<UnsentLimits>): Promise<void> {
  accepted = [];
  cancelled = 0;
  const app = new Hono<Environment>()
    .get('/whole/:megabytes', ({ req }) => {
      return new Response(Buffer.alloc(Number(req.param('megabytes')) * mebibyte));
    })
    .get('/stream', () => {
      const pull = (controller: ReadableStreamDefaultController) =>
        controller.enqueue(Buffer.alloc(256 * 1024));
      const cancel = () => {
        cancelled += 1;
      };
      return new Response(new ReadableStream({ pull, cancel }));
    });
  server = await listen({
    app,
    host: '127.0.0.1',
    port: 0,
    middleware: [],
    networkOf: ({ headers }) => String(headers['x-network']),
    unsentLimits: { ...unlimited, ...limits },
  });
  server.server.on('connection', (socket) => accepted.push(socket));
}

/** Sends requests and reads nothing; resolves when the server has received them. */
async function ask(paths: string[], network = 'one'): Promise<Socket> {
  const client = connect(server.port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  client.pause();
  const received = once(server.server, 'request');
  client.write(
    paths
      .map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\nx-network: ${network}\r\n\r\n`)
      .join(''),
  );
  await received;
  return client;
}

const open = () => accepted.map(({ destroyed }) => !destroyed);

it('cuts off a response that the client does not read', async () => {
  await serve({ stallMs: 500 });
  await ask(['/whole/40']);
  await expect.poll(open).toEqual([false]);
});

it('cuts off a stream that the client does not read, and cancels its source', async () => {
  await serve({ stallMs: 500 });
  await ask(['/stream']);
  await expect.poll(open).toEqual([false]);
  await expect.poll(() => cancelled).toBe(1);
});

it('sends everything to a client that reads slowly but steadily', async () => {
  await serve({ stallMs: 3_000, networkBytes: mebibyte, graceMs: 3_000 });
  const client = await ask(['/whole/40']);
  let length = 0;
  for await (const chunk of client) {
    length += chunk.length;
    if (length > 40 * mebibyte) break;
    if (length % (3 * mebibyte) < chunk.length) await sleep(400);
  }
  expect(length).toBeGreaterThan(40 * mebibyte);
});

it('cuts off stalled responses of a network that leaves too many bytes unsent', async () => {
  await serve({ networkBytes: 60 * mebibyte, graceMs: 500 });
  for (let n = 0; n < 4; n++) await ask(['/whole/25']);
  await ask(['/whole/25'], 'other');
  await expect.poll(open).toEqual([false, false, true, true, true]);
  await sleep(2_000);
  expect(open()).toEqual([false, false, true, true, true]);
});

it('cuts off the oldest responses immediately if a network requests more and more', async () => {
  await serve({ networkBurst: 60 * mebibyte });
  await ask(['/whole/25'], 'other');
  for (let n = 0; n < 6; n++) await ask(['/whole/25']);
  await expect.poll(open).toEqual([true, false, false, false, false, true, true]);
});

it('limits all networks together', async () => {
  await serve({ totalBytes: 60 * mebibyte });
  for (let n = 0; n < 4; n++) await ask(['/whole/25'], String(n));
  await expect.poll(open).toEqual([false, false, true, true]);
});

it('allows one response of any size', async () => {
  await serve({ networkBurst: 10 * mebibyte, totalBytes: 10 * mebibyte });
  const client = await ask(['/whole/40']);
  let length = 0;
  client.on('data', (chunk) => {
    length += chunk.length;
  });
  client.resume();
  await expect.poll(() => length).toBeGreaterThan(40 * mebibyte);
});

it('holds one response for requests that are sent ahead', async () => {
  await serve({ networkBurst: 60 * mebibyte });
  await ask(['/whole/25', '/whole/25', '/whole/25', '/whole/25']);
  await sleep(200);
  expect(open()).toEqual([true]);
});

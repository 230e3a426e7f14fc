import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { serveWorld } from './world.ts';

const world = serveWorld();

const sleeping = async () => {
  const { rows } = await world.database.query<AnyRow>(
    `select count(*) from pg_stat_activity
     where state = 'active' and wait_event = 'PgSleep' and datname = current_database()`,
  );
  return Number(rows[0].count);
};

it.each(['POST', 'GET'])('a %s is cancelled when its client disconnects', async (method) => {
  // The very first request reads the schema, which would count against the timeout below.
  expect((await world.fetch('/rpc/hello')).status).toBe(200);
  const controller = new AbortController();
  const body = method === 'POST' ? '{"seconds": 2.5}' : null;
  const path = method === 'POST' ? '/rpc/slow' : '/rpc/slow?seconds=2.5';
  const headers = { 'content-type': 'application/json' };
  const abortedRequest = world.fetch(path, { method, body, headers, signal: controller.signal });
  await expect.poll(sleeping, { timeout: 5_000 }).toBe(1);
  // A read is moved out of the shared connection after a moment; only then can it be cancelled.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const started = Date.now();
  controller.abort();
  await expect(abortedRequest).rejects.toThrow();
  await expect.poll(sleeping, { timeout: 1_500 }).toBe(0);
  expect(Date.now() - started).toBeLessThan(1_500);
  const nextResponse = await world.fetch('/rpc/hello');
  expect(await nextResponse.json()).toBe('hello');
  expect(world.errors).toEqual([]);
});

it.each(['content-length: 1000', 'transfer-encoding: chunked'])(
  'an aborted upload (%s) is not a server error',
  async (length) => {
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
    socket.write(
      `POST /rest/v1/pairs HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n5\r\n{"a":\r\n`,
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    const nextResponse = await world.fetch('/rpc/slow?seconds=0.2');
    expect(nextResponse.status).toBe(200);
    expect(world.errors).toEqual([]);
  },
);

it('clients that disconnect together free their connections', async () => {
  const controller = new AbortController();
  const headers = { 'content-type': 'application/json' };
  const slow = Array.from({ length: 9 }, () =>
    world.fetch('/rpc/slow', {
      method: 'POST',
      body: '{"seconds": 20}',
      headers,
      signal: controller.signal,
    }),
  );
  // The slow calls use every connection, so their state cannot be queried.
  await new Promise((resolve) => setTimeout(resolve, 500));
  controller.abort();
  for (const outcome of await Promise.allSettled(slow)) expect(outcome.status).toBe('rejected');
  const nextResponse = await world.fetch('/rpc/slow', {
    method: 'POST',
    body: '{"seconds": 0}',
    headers,
  });
  expect(nextResponse.status).toBeLessThan(300);
});

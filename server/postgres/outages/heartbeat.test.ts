import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../../tests/fixtures/database.ts';
import { eventually } from '../../../tests/fixtures/eventually.ts';
import { createDatabase } from '../database.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { startHeartbeat } from './heartbeat.ts';

it('reports an unresponsive database only after several missed pings', async () => {
  const onUnresponsive = vi.fn();
  let respond: () => void = () => undefined;
  const ping = () => new Promise<void>((resolve) => (respond = resolve));
  const heartbeat = startHeartbeat({ ping, onUnresponsive, everyMs: 20, missedPings: 5 });
  await new Promise((resolve) => setTimeout(resolve, 60));
  respond();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(onUnresponsive).not.toHaveBeenCalled();
  await eventually(() => expect(heartbeat.isUnresponsive).toBe(true));
  expect(onUnresponsive).toHaveBeenCalled();
  respond();
  await eventually(() => expect(heartbeat.isUnresponsive).toBe(false));
  heartbeat.stop();
});

it('rejects every waiting call when the database stops responding', async () => {
  const clone = await cloneDatabase();
  const proxy = await openProxy(clone.url);
  const database = createDatabase({
    connectionString: proxy.url,
    unresponsiveSeconds: 1,
    // Longer than a busy machine takes to connect.
    connectTimeoutMs: 3_000,
  });
  const callAll = () => [
    database.query('select 1'),
    database.transaction((query) => query('select 1')),
    database.withRole({ role: 'anon', claims: {} }, { text: 'select 1' }, { access: 'read' }),
    database.withRole({ role: 'anon', claims: {} }, { text: 'select 1' }),
  ];
  await Promise.all(callAll());
  const received = vi.fn();
  await database.listen('heartbeat_test', received);
  await new Promise((resolve) => setTimeout(resolve, 1200));

  proxy.isStuck = true;
  for (const outcome of await Promise.allSettled(callAll())) {
    expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) });
  }
  proxy.isStuck = false;
  await eventually(() => Promise.all(callAll()));
  const notify = async () => {
    await database.query(`select pg_notify('heartbeat_test', '')`);
    expect(received).toHaveBeenCalled();
  };
  await eventually(notify);

  await database.close();
  await proxy.close();
  await clone.drop();
});

/** A proxy in front of the database that can stop forwarding data in both directions. */
async function openProxy(target: string) {
  const far = new URL(target);
  const host = far.searchParams.get('host');
  const port = Number(far.port || 5432);
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-proxy-'));
  const sockets = new Set<Socket>();
  const proxy = {
    isStuck: false,
    url: '',
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
  const server = createServer((near) => {
    const other = host
      ? connect({ path: `${host}/.s.PGSQL.${port}` })
      : connect(port, far.hostname);
    const forward = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (chunk) => proxy.isStuck || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    };
    forward(near, other);
    forward(other, near);
  });
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  far.port = '';
  far.hostname = 'localhost';
  far.searchParams.set('host', folder);
  proxy.url = far.href;
  return proxy;
}

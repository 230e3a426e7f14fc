import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { eventually } from '../../tests/fixtures/eventually.ts';
import { createDatabase } from './database.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { watch } from './watch.ts';

it('hears silence only after some rounds, and not while answers come', async () => {
  const onSilence = vi.fn();
  let answer: () => void = () => undefined;
  const ping = () => new Promise<void>((resolve) => (answer = resolve));
  const watching = watch({ ping, onSilence, everyMs: 20, patience: 5 });
  await new Promise((resolve) => setTimeout(resolve, 60));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(onSilence).not.toHaveBeenCalled();
  await eventually(() => expect(watching.isSilent).toBe(true));
  expect(onSilence).toHaveBeenCalled();
  answer();
  await eventually(() => expect(watching.isSilent).toBe(false));
  watching.stop();
});

it('tells everybody who waits for a database that says nothing any more', async () => {
  const clone = await cloneDatabase();
  const line = await openLine(clone.url);
  const database = createDatabase({
    connectionString: line.url,
    silenceSeconds: 1,
    // Longer than a busy machine takes to connect.
    connectTimeoutMs: 3_000,
  });
  const ask = () => [
    database.query('select 1'),
    database.transaction((query) => query('select 1')),
    database.withRole({ role: 'anon', claims: {} }, { text: 'select 1' }, { access: 'read' }),
    database.withRole({ role: 'anon', claims: {} }, { text: 'select 1' }),
  ];
  await Promise.all(ask());
  const heard = vi.fn();
  await database.listen('watch_test', heard);
  await new Promise((resolve) => setTimeout(resolve, 1200));

  line.isMute = true;
  for (const outcome of await Promise.allSettled(ask())) {
    expect(outcome).toMatchObject({ reason: expect.any(DatabaseUnavailable) });
  }
  line.isMute = false;
  await eventually(() => Promise.all(ask()));
  const call = async () => {
    await database.query(`select pg_notify('watch_test', '')`);
    expect(heard).toHaveBeenCalled();
  };
  await eventually(call);

  await database.close();
  await line.close();
  await clone.drop();
});

/** A way to the database on which everything can get stuck. */
async function openLine(target: string) {
  const far = new URL(target);
  const host = far.searchParams.get('host');
  const port = Number(far.port || 5432);
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-line-'));
  const sockets = new Set<Socket>();
  const line = {
    isMute: false,
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
    const join = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (chunk) => line.isMute || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    };
    join(near, other);
    join(other, near);
  });
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  far.port = '';
  far.hostname = 'localhost';
  far.searchParams.set('host', folder);
  line.url = far.href;
  return line;
}

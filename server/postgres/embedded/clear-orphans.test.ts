import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isDatabaseServer } from './clear-orphans.ts';

it('a process counts as a database server by its program, not by its id alone', async () => {
  expect(isDatabaseServer(process.pid)).toBe(false);
  const server = spawn('sleep', ['60'], { argv0: '/usr/lib/postgresql/bin/postgres' });
  await once(server, 'spawn');
  try {
    expect(isDatabaseServer(server.pid ?? 0)).toBe(true);
  } finally {
    server.kill();
  }
});

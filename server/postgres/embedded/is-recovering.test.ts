import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCluster } from './cluster.ts';
import { isRecovering } from './is-recovering.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-recovering-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const started = 'LOG:  database system is ready to accept connections';
const recovers = 'LOG:  redo starts at 0/174B630';

it.each([
  [[started], false],
  [['LOG:  database system was not properly shut down; automatic recovery in progress'], true],
  [[started, recovers, 'LOG:  received fast shutdown request'], true],
  [[recovers, started, 'LOG:  received fast shutdown request'], false],
  [[], false],
])('%s: %s', async (lines, expected) => {
  const log = join(folder, 'some.log');
  await writeFile(log, lines.join('\n'));
  expect(await isRecovering(log)).toBe(expected);
});

it('a server that hangs in its recovery does not hold up a stop for a minute', async () => {
  const cluster = await startCluster({ folder });
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGSTOP');
  await appendFile(join(folder, 'postgres.log'), `${recovers}\n`);
  const began = performance.now();
  await cluster.stop();
  expect(performance.now() - began).toBeLessThan(15_000);
  const secondCluster = await startCluster({ folder });
  await secondCluster.stop();
}, 60_000);

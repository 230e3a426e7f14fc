import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFailure } from '../boot/process/describe-failure.ts';
import { asDiskFull } from './disk-full.ts';

it('an embedded database that ended on a full disk is reported as that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-full-'));
  const log = join(folder, 'postgres.log');
  const lost = new Error('Connection terminated unexpectedly');
  const describe = async (error: unknown) => describeFailure(await asDiskFull(error, folder));
  expect(await describe(lost)).toMatch(/^The connection to the database was lost/);
  await writeFile(log, 'LOG:  database system is ready to accept connections\n');
  expect(await describe(lost)).toMatch(/^The connection to the database was lost/);
  await writeFile(
    log,
    'PANIC:  could not write to file "pg_wal/xlogtemp.29": No space left on device\n',
  );
  expect(await describe(lost)).toMatch(/^The disk is full: /);
  const other = new TypeError('x is not a function');
  expect(await describe(other)).toBe(other);
  await rm(folder, { recursive: true });
});

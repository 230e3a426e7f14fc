import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFolder } from '../../../tests/fixtures/remove-folder.ts';
import { createDiskFiles } from '../../storage/files/disk-files.ts';
import type { Files } from '../../storage/files/files.ts';
import { lockBucket } from './bucket-lock.ts';

let folder: string;
let files: Files;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-bucket-lock-'));
  files = createDiskFiles(folder);
});

afterEach(() => removeFolder(folder));

const lock = (prefix = 'daily/') => lockBucket(files, { prefix, maxPauseMs: 20 });

it('keeps a second backup out until the first has ended', async () => {
  const unlock = await lock();
  await expect(lock()).rejects.toThrow(
    /^Another backup writes to this bucket and prefix now \(process \d+ on .+\)\. Wait for it\./,
  );
  const unlockOther = await lock('weekly/');
  await unlock();
  await (await lock())();
  await unlockOther();
  expect(await readdir(join(folder, 'daily/locks'))).toEqual([]);
});

it('lets at most one of several backups in that begin together', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => lock()));
  const won = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(won.length).toBeLessThanOrEqual(1);
  expect(await readdir(join(folder, 'daily/locks'))).toHaveLength(won.length);
});

it('needs no right to delete', async () => {
  const keeping = { ...files, delete: () => Promise.reject(new Error('Access Denied')) };
  const unlock = await lockBucket(keeping, { prefix: 'daily/' });
  await unlock();
  const [left = ''] = await readdir(join(folder, 'daily/locks'));
  const before = new Date(Date.now() - 11 * 60_000);
  await utimes(join(folder, 'daily/locks', left), before, before);
  await (await lockBucket(keeping, { prefix: 'daily/' }))();
});

it('ignores a backup that was killed more than ten minutes ago', async () => {
  const left = join(folder, 'daily/locks/killed');
  await mkdir(join(left, '..'), { recursive: true });
  await writeFile(left, 'process 1 on web1');
  await expect(lock()).rejects.toThrow('(process 1 on web1)');
  const before = new Date(Date.now() - 11 * 60_000);
  await utimes(left, before, before);
  const unlock = await lock();
  expect(await readdir(join(left, '..'))).not.toContain('killed');
  await unlock();
});

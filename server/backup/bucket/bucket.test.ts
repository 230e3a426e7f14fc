import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFolder } from '../../../tests/fixtures/remove-folder.ts';
import { createDiskFiles } from '../../storage/files/disk-files.ts';
import { filePath, type Manifest, tablePath, writeManifest } from '../manifest.ts';
import { BackupBucket } from './bucket.ts';

// Tests the leftovers of uploads and rotations, in a store whose files have times that a test can set. incremental.test.ts has the
// backups in an S3 service.

let folder: string;
let bucket: BackupBucket;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-bucket-'));
  bucket = new BackupBucket(createDiskFiles(join(folder, 'bucket')), 'daily/');
});

afterEach(() => removeFolder(folder));

const nameOf = (day: number) => `2026-01-0${day}T03-15-00`;
const pathOf = (key: string) => join(folder, 'bucket/daily', key);
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const table = { schema: 'public', name: 'people', columns: [], rows: 0, sha256: sha256('rows') };

/** Writes a backup with these files, by key. */
async function write(day: number, files: Record<string, string>): Promise<[string, Manifest]> {
  const backup = join(folder, 'to-send', nameOf(day));
  for (const [key, content] of Object.entries(files)) await put(filePath(backup, key), content);
  await put(tablePath(backup, table), 'rows');
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: {},
    tables: [table],
    sequences: [],
    files: Object.entries(files).map(([key, content]) => ({
      key,
      sha256: sha256(content),
      size: content.length,
    })),
    missing: [],
    unstored: [],
    lost: [],
    damaged: [],
    leftOut: [],
  };
  await writeManifest(backup, manifest);
  return [backup, manifest];
}

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function send(day: number, files: Record<string, string>, isFull = false): Promise<void> {
  const earlier = isFull ? undefined : await bucket.earlierFiles();
  await bucket.upload(nameOf(day), ...(await write(day, files)), { earlier });
}

const read = (key: string) => readFile(pathOf(key), 'utf8').catch(() => undefined);

async function age(...keys: string[]): Promise<void> {
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  for (const key of keys) await utimes(pathOf(key), twoDaysAgo, twoDaysAgo);
}

it('a rotation deletes what interrupted uploads and deletions left, once it is a day old', async () => {
  const tables = [2, 3].map((day) => tablePath(`backups/${nameOf(day)}`, table));
  const left = ['files/aa/left', tables[0] as string];
  const recent = ['files/aa/recent', tables[1] as string, 'backups/notes/of-the-operator'];
  for (const key of [...left, ...recent]) await put(pathOf(key), 'personal data');
  await age(...left, 'backups/notes/of-the-operator');
  await send(4, { 'aa/kept': 'kept' });
  await age('files/aa/kept', tablePath(`backups/${nameOf(4)}`, table));
  expect(await bucket.deleteOldest(1)).toEqual([]);
  expect(await Promise.all(left.map(read))).toEqual([undefined, undefined]);
  expect(await Promise.all(recent.map(read))).toEqual(recent.map(() => 'personal data'));
  expect(await read('files/aa/kept')).toBe('kept');
  await bucket.download(nameOf(4), join(folder, 'fetched'));
});

it('a full backup sends each file again', async () => {
  await send(1, { 'aa/file': 'as it was' });
  await writeFile(pathOf('files/aa/file'), 'damaged in the bucket');
  await send(2, { 'aa/file': 'as it was' });
  expect(await read('files/aa/file')).toBe('damaged in the bucket');
  await send(3, { 'aa/file': 'as it was' }, true);
  expect(await read('files/aa/file')).toBe('as it was');
});

it('a full backup does not replace a file with another content', async () => {
  await send(1, { 'aa/file': 'as it was' });
  const full = send(2, { 'aa/file': 'damaged' }, true);
  await expect(full).rejects.toThrow('aa/file differs from the one in earlier backups');
  expect(await read('files/aa/file')).toBe('as it was');
});

it('a file that the bucket has lost is sent again', async () => {
  await send(1, { 'aa/file': 'as it was' });
  await rm(pathOf('files/aa/file'));
  await send(2, { 'aa/file': 'as it was' });
  expect(await read('files/aa/file')).toBe('as it was');
});

it('a backup is not completed without a file that a rotation deleted meanwhile', async () => {
  await send(1, { 'aa/shared': 'shared' });
  const earlier = await bucket.earlierFiles();
  const written = await write(2, { 'aa/shared': 'shared' });
  await send(3, {});
  await bucket.deleteOldest(1);
  const upload = bucket.upload(nameOf(2), ...written, { earlier });
  await expect(upload).rejects.toThrow('daily/files/aa/shared was deleted from the bucket');
  expect((await bucket.list()).map(({ name }) => name)).toEqual([nameOf(3)]);
});

it('a backup relies on the files that it took, whatever another one sends meanwhile', async () => {
  await send(1, { 'aa/shared': 'shared' });
  const earlier = await bucket.earlierFiles();
  const [backup, manifest] = await write(2, { 'aa/shared': 'shared' });
  await rm(filePath(backup, 'aa/shared'));
  await send(3, {});
  await bucket.upload(nameOf(2), backup, manifest, { earlier });
  expect((await bucket.list()).map(({ name }) => name)).toContain(nameOf(2));
});

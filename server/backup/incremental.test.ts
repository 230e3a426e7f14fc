import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cloneDatabase, projectRoot, type TestDatabase } from '../../tests/fixtures/database.ts';
import { removeFolder } from '../../tests/fixtures/remove-folder.ts';
import { readConfig } from '../boot/config.ts';
import { migrationSets } from '../postgres/migrations/migrate.ts';
import { withClient } from '../postgres/with-client.ts';
import { createFiles } from '../storage/files/create-files.ts';
import { objectKey } from '../storage/files/keys.ts';
import { readWhole, writeWhole } from '../storage/files/whole-file.ts';
import { backUp } from './back-up.ts';
import { openBackupBucket, parseBucketUrl } from './bucket/backup-url.ts';
import { filePath } from './manifest.ts';
import { restore } from './restore/restore.ts';
import { deleteOldest, linkNewest, nameOf } from './series.ts';

// Backups of a series keep each uploaded file once, in a folder and in a bucket of a real S3 service.

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let database: TestDatabase;
let bucket: S3rver;
let config: ReturnType<typeof readConfig>;
const sets = migrationSets(projectRoot);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-incremental-'));
  database = await cloneDatabase();
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'backups' }],
  });
  const { port } = await bucket.run();
  config = readConfig({
    DATA_DIR: join(folder, 'data'),
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
});

afterAll(async () => {
  await bucket?.close();
  await database?.drop();
  await removeFolder(folder);
});

const timeOf = (day: number) => nameOf(new Date(Date.UTC(2026, 0, day)));

async function upload(content: string): Promise<string> {
  const version = randomUUID();
  await writeWhole(createFiles(config), objectKey(version), content);
  await withClient(database.url, (client) =>
    client.query(
      `insert into storage.objects (bucket_id, name, version, metadata)
       values ('cvs', $1, $1, jsonb_build_object('size', $2::int))`,
      [version, content.length],
    ),
  );
  return objectKey(version);
}

async function remove(key: string): Promise<void> {
  await withClient(database.url, (client) =>
    client.query('delete from storage.objects where version = $1', [key.split('/').at(-1)]),
  );
  await createFiles(config).delete([key]);
}

const write = (to: string, earlier: Awaited<ReturnType<typeof linkNewest>>) =>
  backUp({
    connectionString: database.url,
    files: createFiles(config),
    folder: to,
    sets,
    earlier,
  });

/** Restores a backup into an empty database and returns the file with that key. */
async function restored(from: string, key: string): Promise<string | undefined> {
  const empty = await cloneDatabase();
  const target = await mkdtemp(join(folder, 'restored-'));
  const files = createFiles({ ...config, DATA_DIR: target });
  try {
    await restore({ connectionString: empty.url, files, folder: from, sets });
    return (await readWhole(files, key))?.toString();
  } finally {
    await empty.drop();
  }
}

it('a series in a folder has a file on the disk once, and outlives its oldest backup', async () => {
  const series = join(folder, 'series');
  const [first, second] = [join(series, timeOf(1)), join(series, timeOf(2))];
  const old = await upload('an old CV');
  await write(first, await linkNewest(series));
  const added = await upload('a new CV');
  await write(second, await linkNewest(series));
  const inodeOf = async (backup: string) => (await stat(filePath(backup, old))).ino;
  expect(await inodeOf(second)).toBe(await inodeOf(first));
  expect(await readFile(filePath(second, added), 'utf8')).toBe('a new CV');
  expect(await deleteOldest(series, 1)).toEqual([timeOf(1)]);
  expect(await restored(second, old)).toBe('an old CV');
});

it('a file that the earlier backup has lost is copied again', async () => {
  const series = join(folder, 'repaired');
  const [first, second] = [join(series, timeOf(1)), join(series, timeOf(2))];
  const key = await upload('still stored');
  await write(first, await linkNewest(series));
  await rm(filePath(first, key));
  await write(second, await linkNewest(series));
  expect(await restored(second, key)).toBe('still stored');
});

it('a file that the storage has lost or truncated since the earlier backup is named, and the backup has it', async () => {
  const series = join(folder, 'lost-since');
  const [first, second] = [join(series, timeOf(1)), join(series, timeOf(2))];
  const [lost, cut] = [await upload('lost later'), await upload('cut later')];
  await write(first, await linkNewest(series));
  await createFiles(config).delete([lost]);
  await writeFile(join(folder, 'data', 'files', cut), 'cut');
  const manifest = await write(second, await linkNewest(series));
  expect(manifest).toMatchObject({ missing: [], damaged: [] });
  expect(manifest.unstored).toHaveLength(2);
  for (const end of [`(${lost}): lost`, `(${cut}): 3 of 9 bytes`])
    expect(manifest.unstored).toContainEqual(expect.stringContaining(end));
  expect(await restored(second, lost)).toBe('lost later');
  await remove(lost);
  await remove(cut);
});

it('a linked file that was damaged is not restored', async () => {
  const series = join(folder, 'damaged');
  const [first, second] = [join(series, timeOf(1)), join(series, timeOf(2))];
  const key = await upload('as it was');
  await write(first, await linkNewest(series));
  await writeFile(filePath(first, key), 'not as it');
  await write(second, await linkNewest(series));
  await expect(restored(second, key)).rejects.toThrow('is damaged. Nothing was restored.');
});

it('a series in a bucket gets new files only, and deletes those that no backup needs', async () => {
  const target = openBackupBucket(config, 'backups', 'agency/one');
  const send = async (day: number) => {
    const draft = join(folder, 'to-send', timeOf(day));
    const earlier = await target.earlierFiles();
    const manifest = await write(draft, earlier);
    const copied = await readdir(join(draft, 'files'), { recursive: true }).catch(() => []);
    await target.upload(timeOf(day), draft, manifest, { earlier });
    await rm(draft, { recursive: true });
    return copied;
  };
  const gone = await upload('deleted soon');
  const kept = await upload('kept');
  expect(await send(1)).toContainEqual(expect.stringContaining(kept.split('/').at(-1) ?? ''));
  await remove(gone);
  const added = await upload('added');
  const second = await send(2);
  // Only the new file was read from the storage.
  expect(second.filter((name) => /[\da-f]{8}-/.test(name))).toHaveLength(1);
  expect((await target.list()).map(({ name }) => name)).toEqual([timeOf(1), timeOf(2)]);

  const fetched = join(folder, 'fetched');
  await target.download(timeOf(1), fetched);
  expect(await restored(fetched, gone)).toBe('deleted soon');

  expect(await target.deleteOldest(1)).toEqual([timeOf(1)]);
  const again = join(folder, 'fetched-again');
  await target.download(timeOf(2), again);
  expect(await restored(again, kept)).toBe('kept');
  expect(await restored(again, added)).toBe('added');
  const stored = await readdir(join(folder, 's3'), { recursive: true });
  expect(stored.some((name) => name.includes(gone.split('/').at(-1) ?? ''))).toBe(false);
  await expect(target.download(timeOf(1), join(folder, 'none'))).rejects.toThrow(
    `The bucket holds no complete backup ${timeOf(1)}`,
  );
});

it.each(['gs://bucket/path', 's3://', 's3://bucket/a&b'])('%s is no bucket', (url) => {
  expect(() => parseBucketUrl(url)).toThrow('is neither a folder nor a bucket');
});

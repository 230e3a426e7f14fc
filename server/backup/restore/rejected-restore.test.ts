import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cloneDatabase, projectRoot } from '../../../tests/fixtures/database.ts';
import { migrationSets } from '../../postgres/migrations/migrate.ts';
import { withClient } from '../../postgres/with-client.ts';
import { createDiskFiles } from '../../storage/files/disk-files.ts';
import { beginRestoring } from '../../storage/installation.ts';
import { filePath, type Manifest } from '../manifest.ts';
import { readOwnTables } from '../own-tables.ts';
import { assertEmptyDatabase } from './assert-empty.ts';
import { writeFiles } from './write-files.ts';

const manifest = (change: Partial<Manifest>): Manifest => ({
  format: 1,
  createdAt: '2026-11-17T08:00:00.000Z',
  migrations: {},
  tables: [],
  sequences: [],
  files: [],
  missing: [],
  unstored: [],
  lost: [],
  damaged: [],
  leftOut: [],
  ...change,
});

it('a restore that fails leaves neither files nor folders in the storage', async () => {
  const base = await mkdtemp(join(tmpdir(), 'alpaca-refused-'));
  const folder = join(base, 'backup');
  const files = createDiskFiles(join(base, 'files'));
  const keys = ['objects/ab/abc', 'objects/cd/cde'];
  const [first = ''] = keys.map((key) => filePath(folder, key));
  await mkdir(join(first, '..'), { recursive: true });
  await writeFile(first, 'content');
  const restored = manifest({
    files: keys.map((key) => ({ key, sha256: '' })),
  });
  const begin = () => beginRestoring(files, { id: 'any', keepFiles: false });
  await expect(writeFiles({ files, folder }, restored, begin)).rejects.toThrow();
  expect(await readdir(join(base, 'files'))).toEqual(['drafts']);
  await rm(base, { recursive: true });
});

it('an older backup names the rows of a newer database in use, and how to get an empty one', async () => {
  const { url, drop } = await cloneDatabase();
  const ownTables = await readOwnTables(migrationSets(projectRoot));
  const older = manifest({ migrations: { platform_migrations: [] } });
  await withClient(url, async (client) => {
    const check = () => assertEmptyDatabase(client, older, ownTables);
    await expect(check()).rejects.toThrow(/it holds the migration \d+, which the backup has not/);
    await client.query(`insert into auth.users (id) values (gen_random_uuid())`);
    await expect(check()).rejects.toThrow(
      /^The database is not empty: it holds rows in auth\.users\. .* without postgres and postgres-password/,
    );
  });
  await drop();
});

import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFolder } from '../../tests/fixtures/remove-folder.ts';
import { writeManifest } from './manifest.ts';
import { deleteOldest, nameOf } from './series.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-series-'));
});

afterEach(() => removeFolder(folder));

const nameOfDay = (day: number) => nameOf(new Date(Date.UTC(2026, 0, day, 3, 15)));

async function create(name: string) {
  await mkdir(join(folder, name, 'tables'), { recursive: true });
  await writeManifest(join(folder, name), {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: {},
    leftOut: [],
    tables: [],
    sequences: [],
    files: [],
    missing: [],
    unstored: [],
    lost: [],
    damaged: [],
  });
}

it('deletes the oldest backups and nothing else', async () => {
  for (const day of [1, 2, 3, 4]) await create(nameOfDay(day));
  await create('before-upgrade');
  // A backup without a manifest is incomplete: it is neither counted nor deleted.
  await mkdir(join(folder, '2025-01-01T00-00-00'));
  expect(await deleteOldest(folder, 2)).toEqual([nameOfDay(1), nameOfDay(2)]);
  expect((await readdir(folder)).sort()).toEqual([
    '2025-01-01T00-00-00',
    nameOfDay(3),
    nameOfDay(4),
    'before-upgrade',
  ]);
});

it('deletes nothing while there are no more than are kept', async () => {
  await create(nameOfDay(1));
  expect(await deleteOldest(folder, 1)).toEqual([]);
  expect(await readdir(folder)).toEqual([nameOfDay(1)]);
});

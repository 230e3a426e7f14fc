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

const dayOf = (day: number) => nameOf(new Date(Date.UTC(2026, 0, day, 3, 15)));

async function create(name: string) {
  await mkdir(join(folder, name, 'tables'), { recursive: true });
  const none = {
    tables: [],
    sequences: [],
    files: [],
    missing: [],
    unstored: [],
    lost: [],
    damaged: [],
  };
  const createdAt = new Date().toISOString();
  await writeManifest(join(folder, name), {
    format: 1,
    createdAt,
    migrations: {},
    leftOut: [],
    ...none,
  });
}

it('deletes the oldest backups and nothing else', async () => {
  for (const day of [1, 2, 3, 4]) await create(dayOf(day));
  await create('before-upgrade');
  await mkdir(join(folder, '2025-01-01T00-00-00'));
  expect(await deleteOldest(folder, 2)).toEqual([dayOf(1), dayOf(2)]);
  expect((await readdir(folder)).sort()).toEqual([
    '2025-01-01T00-00-00',
    dayOf(3),
    dayOf(4),
    'before-upgrade',
  ]);
});

it('deletes nothing while there are no more than are kept', async () => {
  await create(dayOf(1));
  expect(await deleteOldest(folder, 1)).toEqual([]);
  expect(await readdir(folder)).toEqual([dayOf(1)]);
});

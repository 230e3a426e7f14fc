import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFolder } from '../../../tests/fixtures/remove-folder.ts';
import { readConfig } from '../../boot/config.ts';
import { createFiles } from '../../storage/files/create-files.ts';
import { upgradeCluster } from './upgrade-cluster.ts';

// tests/deployment/upgrade-database.test.ts has the upgrades of a real database.

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-upgrade-'));
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/PG_VERSION'), '15\n');
  await writeFile(join(folder, 'postgres-password'), 'of the current database');
});

afterEach(() => removeFolder(folder));

const upgrade = () =>
  upgradeCluster({ folder, files: createFiles(readConfig({ DATA_DIR: folder })), sets: [] });

it('moves nothing over what is left of an earlier upgrade', async () => {
  const [old, password] = [join(folder, 'postgres-15'), join(folder, 'postgres-15-password')];
  await mkdir(old);
  await writeFile(join(old, 'PG_VERSION'), '15\n');
  await writeFile(password, 'of an older database');
  await expect(upgrade()).rejects.toThrow(`${old} is left of an earlier upgrade`);
  await rm(old, { recursive: true });
  await expect(upgrade()).rejects.toThrow(`${password} is left of an earlier upgrade`);
  expect(await readFile(password, 'utf8')).toBe('of an older database');
  expect((await readdir(folder)).sort()).toEqual([
    'postgres',
    'postgres-15-password',
    'postgres-password',
  ]);
});

import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { freePort, killAll, type Product, startProduct, stopProduct } from './product.ts';

// The tests use a data folder that everybody may enter, and a umask that lets everybody read new files.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const run = promisify(execFile);

let folder: string;
let installation: { PORT: string; DATA_DIR: string; DEMO_CONTENT: string };
let product: Product;

beforeAll(async () => {
  expect(process.umask()).toBe(0o022);
  folder = await mkdtemp(join(tmpdir(), 'alpaca-modes-'));
  await chmod(folder, 0o755);
  installation = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DEMO_CONTENT: 'false',
  };
  await mkdir(installation.DATA_DIR, { mode: 0o755 });
  product = await startProduct(installation);
});

afterAll(async () => {
  await killAll();
  await removeFolder(folder);
});

/** All files and folders below that others than the owner may open; a socket is protected by its folder. */
async function listOpen(path: string): Promise<string[]> {
  const open: string[] = [];
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    // The running database creates and deletes files.
    const found = await lstat(below).catch(() => undefined);
    if (!found || found.isSymbolicLink() || found.isSocket()) continue;
    if ((found.mode & 0o077) !== 0) open.push(below.slice(folder.length));
    if (found.isDirectory()) open.push(...(await listOpen(below)));
  }
  return open;
}

it('all files are readable by their owner only', async () => {
  const { stdout } = await run(process.execPath, ['scripts/keys.ts'], {
    env: { PATH: process.env.PATH, ...installation },
  });
  const { serviceKey } = JSON.parse(stdout);
  const cvs = createClient(product.url, serviceKey).storage.from('cvs');
  const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  expect((await cvs.upload('a/cv.pdf', pdf)).error).toBeNull();
  expect((await cvs.copy('a/cv.pdf', 'b/cv.pdf')).error).toBeNull();
  expect((await readdir(installation.DATA_DIR)).sort()).toEqual([
    'files',
    'postgres',
    'postgres-password',
    'postgres.log',
    'process.json',
  ]);
  expect(await listOpen(installation.DATA_DIR)).toEqual([]);
  // The data folder itself keeps the permissions that its owner set.
  expect((await lstat(installation.DATA_DIR)).mode & 0o777).toBe(0o755);
});

it('a backup is readable by its owner only', async () => {
  const backups = join(folder, 'backups');
  await mkdir(backups, { mode: 0o755 });
  await run(process.execPath, ['scripts/backup.ts', join(backups, 'one')], {
    env: { PATH: process.env.PATH, ...installation },
  });
  expect((await readdir(join(backups, 'one', 'files'))).length).toBeGreaterThan(0);
  expect(await listOpen(backups)).toEqual([]);
});

it('tightens the permissions of an earlier version', async () => {
  await stopProduct(product);
  for (const name of ['files', 'postgres']) await chmod(join(installation.DATA_DIR, name), 0o750);
  await chmod(join(installation.DATA_DIR, 'files'), 0o755);
  await chmod(join(installation.DATA_DIR, 'postgres.log'), 0o644);
  product = await startProduct(installation);
  expect(
    (await listOpen(installation.DATA_DIR)).filter((path) => path.split('/').length === 3),
  ).toEqual([]);
  await stopProduct(product);
});

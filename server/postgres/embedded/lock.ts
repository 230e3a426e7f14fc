import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findStats } from '../../support/find-stats.ts';
import { privateFile } from '../../support/private-modes.ts';

// A data folder belongs to one process, or is shared by several whose database is elsewhere. A lock names its holder by
// process id and start time, because the system reuses process ids.

export type Holder = { pid: number; started: string; url: string };

/** Name of the lock in a folder. */
export const lockFile = 'process.json';

export class FolderInUse extends Error {}

export async function lockFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const file = join(folder, lockFile);
  const self = selfAt(url);
  // Fails while another process holds it.
  const unbind = await bind(folder).catch(() => undefined);
  if (!unbind) throw inUse(folder, await readHolder(file));
  try {
    await assertNotLocked(folder, file, self);
    await assertNotShared(folder);
  } catch (error) {
    await unbind();
    throw error;
  }
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, JSON.stringify(self), { mode: privateFile });
    await rename(draft, file);
  } catch (error) {
    // A full disk leaves an empty file.
    await rm(draft, { force: true });
    await unbind();
    throw error;
  }
  // Two processes that start at the same time may both get here; the file then names one of them.
  await sleep(30);
  try {
    await assertNotLocked(folder, file, self);
    await assertNotShared(folder);
  } catch (error) {
    await release(file, self, unbind);
    throw error;
  }
  return () => release(file, self, unbind);
}

async function release(file: string, self: Holder, unbind: () => Promise<void>): Promise<void> {
  const holder = await readHolder(file);
  if (!holder || holder.pid === self.pid) await rm(file, { force: true });
  await unbind();
}

/** Contains the host name: process ids of other machines mean nothing here. */
const sharedPrefix = `process-${hostname()}-`;

/** Several processes may share a folder; while any does, no process can lock it. */
export async function shareFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const self = selfAt(url);
  const file = join(folder, `${sharedPrefix}${process.pid}.json`);
  await findSharer(folder);
  await writeFile(file, JSON.stringify(self), { mode: privateFile });
  const unshare = () => rm(file, { force: true });
  try {
    await assertNotLocked(folder, join(folder, lockFile), self);
  } catch (error) {
    await unshare();
    throw error;
  }
  return unshare;
}

/** Finds another running process that shares the folder, and deletes the entries of processes that have ended. */
async function findSharer(folder: string): Promise<Holder | undefined> {
  let found: Holder | undefined;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(sharedPrefix)) continue;
    const holder = await readHolder(join(folder, name));
    if (holder?.pid === process.pid) continue;
    if (holder && isAlive(holder)) found = holder;
    else await rm(join(folder, name), { force: true });
  }
  return found;
}

/** Finds a running process that has locked or shares the folder. */
export async function findHolder(folder: string): Promise<Holder | undefined> {
  const holder = await readHolder(join(folder, lockFile));
  return holder && isAlive(holder) ? holder : findSharer(folder);
}

/**
 * Returns the time since which another process has used the folder; of several, the one that has run for the longest.
 */
export async function findRunningSince(folder: string): Promise<Date | undefined> {
  const times: Date[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (name !== lockFile && !name.startsWith(sharedPrefix)) continue;
    const file = join(folder, name);
    const holder = await readHolder(file);
    if (!holder || holder.pid === process.pid || !isAlive(holder)) continue;
    const found = await findStats(file);
    if (found) times.push(found.mtime);
  }
  return times.sort((one, other) => one.getTime() - other.getTime())[0];
}

async function assertNotShared(folder: string): Promise<void> {
  const sharer = await findSharer(folder);
  if (sharer) throw inUse(folder, sharer);
}

const selfAt = (url: string): Holder => ({
  pid: process.pid,
  started: startTime(process.pid) ?? '',
  url,
});

const isAlive = ({ pid, started }: Holder) => startTime(pid) === started;

const readHolder = async (file: string) => parse(await readFile(file, 'utf8').catch(() => ''));

/** Binds an abstract socket on Linux: the kernel grants its name to one process and frees it when that process ends. */
async function bind(folder: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => undefined;
  const { dev, ino } = await stat(folder);
  const server = createServer().unref();
  server.listen({ path: `\0alpaca-${dev}-${ino}` });
  await once(server, 'listening');
  return async () => void server.close();
}

async function assertNotLocked(folder: string, file: string, self: Holder): Promise<void> {
  const holder = await readHolder(file);
  if (!holder || holder.pid === self.pid || !isAlive(holder)) return;
  throw inUse(folder, holder);
}

function inUse(folder: string, holder: Holder | undefined): FolderInUse {
  const holderName = holder ? `process ${holder.pid} at ${holder.url}` : 'another process';
  return new FolderInUse(
    `${folder} is in use by ${holderName}. Stop that one, or set DATA_DIR and PORT for a second.`,
  );
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns undefined if there is no such process, or only a zombie. */
function startTime(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return status === 0 ? stdout.toString().trim() : undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain spaces, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFile } from '../../private-modes.ts';

// One process per data folder. The lock names its holder by process number and start time, so that
// a number that was given to another program later does not count.

type Holder = { pid: number; started: string; url: string };

export class FolderInUse extends Error {}

export async function lockFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const file = join(folder, 'process.json');
  const self: Holder = { pid: process.pid, started: startTime(process.pid) ?? '', url };
  const unbind = await bind(folder).catch(() => undefined);
  if (!unbind) throw inUse(folder, parse(await readFile(file, 'utf8').catch(() => '')));
  await refuseIfHeld(folder, file, self);
  await writeFile(`${file}.${process.pid}`, JSON.stringify(self), { mode: privateFile });
  await rename(`${file}.${process.pid}`, file);
  // Two that start in the same moment both get here; the file then names one of them.
  await sleep(30);
  await refuseIfHeld(folder, file, self);
  return async () => {
    await rm(file, { force: true });
    await unbind();
  };
}

/** On Linux a name that the kernel gives to one process at a time and takes back when it ends. */
async function bind(folder: string): Promise<() => Promise<void>> {
  if (process.platform !== 'linux') return async () => undefined;
  const { dev, ino } = await stat(folder);
  const server = createServer().unref();
  server.listen({ path: `\0alpaca-${dev}-${ino}` });
  await once(server, 'listening');
  return async () => void server.close();
}

async function refuseIfHeld(folder: string, file: string, self: Holder): Promise<void> {
  const holder = parse(await readFile(file, 'utf8').catch(() => ''));
  if (!holder || holder.pid === self.pid || startTime(holder.pid) !== holder.started) return;
  throw inUse(folder, holder);
}

function inUse(folder: string, holder: Holder | undefined): FolderInUse {
  const who = holder ? `process ${holder.pid} at ${holder.url}` : 'another process';
  return new FolderInUse(
    `${folder} is in use by ${who}. Stop that one, or set DATA_DIR and PORT for a second.`,
  );
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined when there is no such process, or only its remains that nobody collected. */
function startTime(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return status === 0 ? stdout.toString().trim() : undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold spaces: count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

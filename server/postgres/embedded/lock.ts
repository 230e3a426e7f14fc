import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// One process per data folder. The lock names its holder by process number and start time, so that
// a number that was given to another program later does not count.

type Holder = { pid: number; started: string; url: string };

export class FolderInUse extends Error {}

export async function lockFolder(folder: string, url: string): Promise<() => Promise<void>> {
  const file = join(folder, 'process.json');
  const self: Holder = { pid: process.pid, started: startTime(process.pid) ?? '', url };
  await refuseIfHeld(folder, file, self);
  await writeFile(`${file}.${process.pid}`, JSON.stringify(self));
  await rename(`${file}.${process.pid}`, file);
  // Two that start in the same moment both get here; the file then names one of them.
  await sleep(30);
  await refuseIfHeld(folder, file, self);
  return () => rm(file, { force: true });
}

async function refuseIfHeld(folder: string, file: string, self: Holder): Promise<void> {
  const holder = parse(await readFile(file, 'utf8').catch(() => ''));
  if (!holder || holder.pid === self.pid || startTime(holder.pid) !== holder.started) return;
  throw new FolderInUse(
    `${folder} is in use by process ${holder.pid} at ${holder.url}. Stop that one, or set DATA_DIR and PORT for a second.`,
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

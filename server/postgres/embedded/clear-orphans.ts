import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Stops what an earlier run may have left behind: a database server whose parent was killed, or a
// postmaster.pid that names an unrelated process. The caller holds the lock on the data folder, so
// every server process on the cluster is an orphan.
const shutdownSteps = [
  { signal: 'SIGINT', seconds: 20 },
  { signal: 'SIGQUIT', seconds: 5 },
  { signal: 'SIGKILL', seconds: 5 },
] as const;

export async function clearOrphans(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  for (const { signal, seconds } of shutdownSteps) {
    if (!(await anyRunning(cluster, pid))) break;
    await stop(cluster, pid, signal);
    for (let tries = seconds * 20; tries > 0 && (await anyRunning(cluster, pid)); tries--) {
      await sleep(50);
    }
  }
  if (await anyRunning(cluster, pid)) {
    throw new Error(`An earlier database server (process ${pid}) does not stop.`);
  }
  // Delete these last: PostgreSQL reads postmaster.pid to find backends that outlived their server.
  if (process.platform !== 'linux') return;
  for (const file of [pidFile, join(cluster, '.s.PGSQL.5432.lock')])
    await rm(file, { force: true });
}

async function stop(cluster: string, pid: number, signal: NodeJS.Signals): Promise<void> {
  const running = await processesIn(cluster);
  // The server forwards a shutdown to its backends; without a server each backend is signalled.
  const targets = running.includes(pid) && signal !== 'SIGKILL' ? [pid] : running;
  for (const target of process.platform === 'linux' ? targets : [pid]) {
    try {
      process.kill(target, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function anyRunning(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') return (await processesIn(cluster)).length > 0;
  return Number.isInteger(pid) && isAlive(pid);
}

/** Identifies PostgreSQL processes by their working directory, the data folder: process ids may be reused. */
async function processesIn(cluster: string): Promise<number[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    processes.map((name) => readlink(`/proc/${name}/cwd`).catch(() => undefined)),
  );
  return processes.filter((_, index) => folders[index] === cluster).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

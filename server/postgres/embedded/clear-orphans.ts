import { spawnSync } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Stops what an earlier run may have left behind: a database server whose parent was killed, or a
// postmaster.pid that names an unrelated process. The caller holds the lock on the data folder, so
// every server process on the cluster is an orphan.

/** Fast shutdown, immediate shutdown, kill: each is tried only after the one before it did not work. */
const shutdownSteps = [
  { signal: 'SIGINT', seconds: 20 },
  { signal: 'SIGQUIT', seconds: 5 },
  { signal: 'SIGKILL', seconds: 5 },
] as const;

export async function clearOrphans(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  await stopOrphans(cluster, pid);
  // Without /proc, backends that outlived their server are found only by PostgreSQL itself, which reads postmaster.pid.
  if (process.platform === 'linux') await deleteLockFiles(cluster, pidFile);
}

async function stopOrphans(cluster: string, pid: number): Promise<void> {
  for (const { signal, seconds } of shutdownSteps) {
    if (!(await anyRunning(cluster, pid))) return;
    for (const target of await targetsOf(cluster, pid, signal)) send(target, signal);
    for (let tries = seconds * 20; tries > 0 && (await anyRunning(cluster, pid)); tries--) {
      await sleep(50);
    }
  }
  if (await anyRunning(cluster, pid)) {
    throw new Error(`An earlier database server (process ${pid}) does not stop.`);
  }
}

async function deleteLockFiles(cluster: string, pidFile: string): Promise<void> {
  for (const file of [pidFile, join(cluster, '.s.PGSQL.5432.lock')])
    await rm(file, { force: true });
}

/** Returns the server alone, which forwards a shutdown to its backends; without a server, each backend. */
async function targetsOf(cluster: string, pid: number, signal: NodeJS.Signals): Promise<number[]> {
  if (process.platform !== 'linux') return [pid];
  const running = await processesIn(cluster);
  return running.includes(pid) && signal !== 'SIGKILL' ? [pid] : running;
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function anyRunning(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') return (await processesIn(cluster)).length > 0;
  return Number.isInteger(pid) && isDatabaseServer(pid);
}

/** Identifies PostgreSQL processes by their working directory, the data folder: process ids may be reused. */
async function processesIn(cluster: string): Promise<number[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    // A process may end while it is listed, and those of other users cannot be read.
    processes.map((name) => readlink(`/proc/${name}/cwd`).catch(() => undefined)),
  );
  return processes.filter((_, index) => folders[index] === cluster).map(Number);
}

/** True for a database server. After a restart of the machine the id may belong to any process. */
export function isDatabaseServer(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return /(^|\/)postgres\b/.test(stdout.split(' ')[0] ?? '');
}

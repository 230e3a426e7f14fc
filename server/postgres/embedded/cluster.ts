import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { mkdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { initialise, keepPassword } from './initialise.ts';
import { clearOrphans } from './orphans.ts';
import { chooseUser, type RunAs } from './run-as.ts';
import { dataFolder, plainEnvironment } from './surroundings.ts';

// A real PostgreSQL server that lives and dies with this process, reachable only through a socket in
// its own folder. The caller holds the lock on that folder.

export type Cluster = { connectionString: string; stop: () => Promise<void> };

export type ClusterOptions = {
  folder: string;
  flags?: string[];
  /** A cluster that a new one begins as a copy of. */
  template?: string;
  /** Something else works for a moment, and there is time to do the same. */
  onLaunch?: () => void;
  onRestart?: (reason: string) => void;
};

/* Starts the server and stops it when standard input closes: that happens however the parent ends. */
const supervisor = `
exec 3<&0
"$@" </dev/null &
server=$!
trap 'kill -INT $server' INT TERM
(cat <&3 >/dev/null; kill -INT $server) 2>/dev/null &
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
exit $code`;

// Statements and row contents hold personal data: they stay out of the server's log.
const quietLog = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];
const defaults = ['listen_addresses=', 'unix_socket_directories=.', 'jit=off', ...quietLog];

const largestLog = 5_000_000;

// The longest path of a unix socket that every system takes.
const longestSocketPath = 100;

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, flags = [], template, onLaunch, onRestart } = options;
  await mkdir(folder, { recursive: true });
  const cluster = join(await realpath(folder), 'postgres');
  const runAs = await chooseUser(cluster);
  const binaries = await findBinaries(runAs);
  await initialise(cluster, binaries, runAs, { template, onLaunch });
  const connectionString = connection(await socketFolder(cluster), await keepPassword(cluster));
  const run = async () => {
    await clearOrphans(cluster);
    const child = launch(binaries.postgres, cluster, runAs, flags);
    onLaunch?.();
    await ready(child, cluster, connectionString);
    return child;
  };

  let stopping = false;
  let child = await run();
  const restart = async (reason: string): Promise<void> => {
    if (stopping) return;
    onRestart?.(reason);
    try {
      child = await run();
    } catch (error) {
      await sleep(1000);
      return restart(String(error));
    }
    if (stopping) child.stdin?.end();
    else watch();
  };
  const watch = () =>
    child.once('exit', (code, signal) =>
      restart(`The database server ended with ${signal ?? `code ${code}`}.`),
    );
  watch();

  return {
    connectionString,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdin?.end();
      await gone;
    },
  };
}

/** How to reach a cluster that another process runs, or undefined where none was ever made. */
export async function findConnection(folder: string): Promise<string | undefined> {
  const cluster = join(folder, 'postgres');
  const password = await readFile(`${cluster}-password`, 'utf8').catch(() => undefined);
  return password && connection(await socketFolder(cluster), password);
}

function launch(postgres: string, cluster: string, runAs: RunAs, flags: string[]): ChildProcess {
  const log = openLog(`${cluster}.log`);
  const settings = [...defaults, ...flags].flatMap((flag) => ['-c', flag]);
  const command = [postgres, '-D', dataFolder(cluster, runAs), ...settings];
  const child = spawn('/bin/sh', ['-c', supervisor, 'alpaca-postgres', ...command], {
    ...runAs,
    cwd: cluster,
    env: plainEnvironment,
    // A session of its own: Ctrl-C in a terminal reaches us alone, and we stop it in order.
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  return child;
}

/** What the last run said is kept, within bounds: it tells why that run ended. */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > largestLog ? 'w' : 'a', 0o600);
}

async function ready(child: ChildProcess, cluster: string, connectionString: string) {
  const until = Date.now() + 120_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) {
      child.stdin?.end();
      const log = await readFile(`${cluster}.log`, 'utf8').catch(() => '');
      throw new ClusterError(
        `The database did not start.\n${log.split('\n').slice(-8).join('\n').trim()}`,
      );
    }
    if (await answers(connectionString)) return;
    await sleep(20);
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connection(socket: string, password: string): string {
  return `postgresql://postgres:${password}@localhost/postgres?host=${encodeURIComponent(socket)}`;
}

async function socketFolder(cluster: string): Promise<string> {
  if (join(cluster, '.s.PGSQL.5432').length <= longestSocketPath) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const link = join(tmpdir(), `alpaca-${name}`);
  await rm(link, { force: true });
  await symlink(cluster, link);
  return link;
}

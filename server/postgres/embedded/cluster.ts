import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeFolders } from '../../make-folders.ts';
import { privateFile } from '../../support/private-modes.ts';
import { findBinaries } from './binaries.ts';
import { ClusterError } from './cluster-error.ts';
import { initialise, keepPassword, passwordFile } from './initialise.ts';
import { clearOrphans } from './orphans.ts';
import { ownerName, ownerPassword, setUpOwner } from './owner.ts';
import { chooseUser, type RunAs } from './run-as.ts';
import { dataFolder, plainEnvironment } from './surroundings.ts';

// A real PostgreSQL server that lives and dies with this process, reachable only through a socket in
// its own folder. The caller holds the lock on that folder.

export type Cluster = {
  /** As the ordinary role that owns the database. */
  connectionString: string;
  /** For set-up and tests; the product does without. */
  superuserConnectionString: string;
  stop: () => Promise<void>;
};

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

/** Longer than a last checkpoint takes, shorter than most service managers wait. */
const patience = 60_000;

// The longest path of a unix socket that every system takes.
const longestSocketPath = 100;

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, flags = [], template, onLaunch, onRestart } = options;
  await makeFolders(folder);
  const cluster = join(await realpath(folder), 'postgres');
  const runAs = await chooseUser(cluster);
  const binaries = await findBinaries(runAs);
  await initialise(cluster, binaries, runAs, { template, onLaunch });
  const socket = await socketFolder(cluster);
  const urls = connections(socket, await keepPassword(cluster));
  const run = async () => {
    await clearOrphans(cluster);
    const child = launch(binaries.postgres, cluster, runAs, flags);
    onLaunch?.();
    await ready(child, cluster, urls);
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
    connectionString: urls.owner,
    superuserConnectionString: urls.superuser,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdin?.end();
      const timer = setTimeout(() => kill(child), patience);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** A server that recovers on a full disk never ends by itself. What was committed is in its log, as after a loss of power. */
function kill({ pid }: ChildProcess): void {
  try {
    // With its supervisor, whose session it shares.
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** How to reach a cluster that another process runs, or undefined where none was ever made. */
export async function findConnection(
  folder: string,
  as: 'owner' | 'superuser' = 'owner',
): Promise<string | undefined> {
  const cluster = join(folder, 'postgres');
  const password = await readFile(`${cluster}-password`, 'utf8').catch(() => undefined);
  return password && connections(await socketFolder(cluster), password)[as];
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
  return openSync(file, size > largestLog ? 'w' : 'a', privateFile);
}

async function ready(child: ChildProcess, cluster: string, urls: Connections) {
  const until = Date.now() + 120_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) {
      child.stdin?.end();
      const log = await readFile(`${cluster}.log`, 'utf8').catch(() => '');
      throw new ClusterError(
        `The database did not start.\n${log.split('\n').slice(-8).join('\n').trim()}`,
      );
    }
    const outcome = await tryToConnect(urls.owner);
    if (outcome === 'connected') return;
    if (outcome === invalidPassword) {
      return setUp(urls, cluster).catch((error: unknown) => {
        child.stdin?.end();
        throw error;
      });
    }
    await sleep(20);
  }
}

/** Sets up the role that owns the database; its password follows from the superuser's. */
async function setUp({ superuser, ownerPassword }: Connections, cluster: string): Promise<void> {
  try {
    await setUpOwner(superuser, ownerPassword);
  } catch (error) {
    if ((error as { code?: string }).code !== invalidPassword) throw error;
    throw new ClusterError(
      `The password in ${passwordFile(cluster)} is not that of the database beside it. ` +
        'Delete that file and start again: the database is then given a new one.',
    );
  }
}

/** Also the answer for a role that does not exist. */
const invalidPassword = '28P01';

async function tryToConnect(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'connected';
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Connections = { owner: string; superuser: string; ownerPassword: string };

function connections(socket: string, superuserPassword: string): Connections {
  const url = (user: string, password: string) =>
    `postgresql://${user}:${encodeURIComponent(password)}@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const password = ownerPassword(superuserPassword);
  return {
    owner: url(ownerName, password),
    superuser: url('postgres', superuserPassword),
    ownerPassword: password,
  };
}

async function socketFolder(cluster: string): Promise<string> {
  if (join(cluster, '.s.PGSQL.5432').length <= longestSocketPath) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const link = join(tmpdir(), `alpaca-${name}`);
  await rm(link, { force: true });
  await symlink(cluster, link);
  return link;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, statSync } from 'node:fs';
import { readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeFolders } from '../../support/make-folders.ts';
import { privateFile } from '../../support/private-modes.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { chooseUser, type RunAs } from './choose-user.ts';
import { clearOrphans } from './clear-orphans.ts';
import { ClusterError } from './cluster-error.ts';
import { ensurePassword, initialise, passwordFile, repair } from './initialise.ts';
import { isRecovering } from './is-recovering.ts';
import { ownerName, ownerPassword, setUpOwner } from './owner.ts';
import { dataFolder, plainEnvironment } from './process-environment.ts';

// Runs a PostgreSQL server as long as this process runs, reachable only through a socket in the data
// folder. The caller must hold the lock on that folder.

export type Cluster = {
  /** Connects as the ordinary role that owns the database. */
  connectionString: string;
  /** Used by set-up and tests only; the product connects as the owner. */
  superuserConnectionString: string;
  stop: () => Promise<void>;
};

export type ClusterOptions = {
  folder: string;
  flags?: string[];
  /** Programs of another version, for a cluster that the programs of the package cannot read. */
  binaries?: Binaries;
  /** Folder of a cluster to copy instead of running initdb. */
  template?: string;
  /** Called when a child process has started, so that the caller can use the wait for other work. */
  onLaunch?: () => void;
  onRestart?: (reason: string) => void;
};

/* Starts the server and stops it when standard input closes, which happens however the parent ends. */
const supervisor = `
exec 3<&0
"$@" </dev/null &
server=$!
trap 'kill -INT $server' INT TERM
(cat <&3 >/dev/null; kill -INT $server) 2>/dev/null &
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
exit $code`;

// Statements and row contents contain personal data, so the server must not log them.
const quietLog = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];
const defaults = ['listen_addresses=', 'unix_socket_directories=.', 'jit=off', ...quietLog];

const maxLogBytes = 5_000_000;
/** Milliseconds until SIGKILL: longer than a final checkpoint takes, shorter than most service managers wait. */
export const stopTimeoutMs = 60_000;
/** A server whose disk is full may never end its recovery, and has no checkpoint to write. */
const recoveryTimeoutMs = 5_000;
// Path length of a unix socket that every system supports.
const maxSocketPath = 100;

/** SQLSTATE of a wrong password, which PostgreSQL also reports for a role that does not exist. */
const invalidPassword = '28P01';
/** SQLSTATE if the files of the database itself are lost: waiting does not help. */
const missingDatabase = '3D000';

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, flags = [], template, onLaunch, onRestart } = options;
  await makeFolders(folder);
  const cluster = join(await realpath(folder), 'postgres');
  const runAs = await chooseUser(cluster);
  const binaries = options.binaries ?? (await findBinaries(runAs));
  await initialise(cluster, binaries, runAs, { template, onLaunch });
  const socket = await socketFolder(cluster);
  const urls = connectionsOf(socket, await ensurePassword(cluster));
  const run = async () => {
    await clearOrphans(cluster);
    const { child, logStart } = launch(binaries.postgres, cluster, runAs, flags);
    onLaunch?.();
    await waitUntilReady(child, cluster, urls, logStart);
    return child;
  };

  let isStopping = false;
  let child = await run();
  const restart = async (reason: string): Promise<void> => {
    if (!isStopping) onRestart?.(reason);
    let isReported = false;
    while (!isStopping) {
      try {
        child = await run();
      } catch (error) {
        // Later attempts mostly fail for the same reason.
        if (!isReported) onRestart?.(inOneLine(error));
        isReported = true;
        await sleep(1000);
        continue;
      }
      if (!isStopping) return watch();
      child.stdin?.end();
    }
  };
  const watch = (): void => {
    child.once('exit', (code, signal) =>
      restart(`The database server ended with ${signal ?? `code ${code}`}.`),
    );
  };
  watch();

  return {
    connectionString: urls.owner,
    superuserConnectionString: urls.superuser,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.stdin?.end();
      const timers = [
        setTimeout(() => kill(child), stopTimeoutMs),
        setTimeout(async () => {
          if (await isRecovering(`${cluster}.log`)) kill(child);
        }, recoveryTimeoutMs),
      ];
      await exited;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const inOneLine = (error: unknown) =>
  String((error as Error).message)
    .split('\n')
    .join(' | ');

/** Kills a server that does not stop. Commits are safe in the write-ahead log. */
function kill({ pid }: ChildProcess): void {
  try {
    // The negative pid also kills the supervisor's other processes: they share its session.
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended by itself.
  }
}

/** Returns the connection string of a cluster that another process runs, or undefined if there is no cluster. */
export async function findConnection(
  folder: string,
  as: 'owner' | 'superuser' = 'owner',
): Promise<string | undefined> {
  const cluster = join(folder, 'postgres');
  const password = (await readFile(passwordFile(cluster), 'utf8').catch(() => '')).trim();
  if (!password) return undefined;
  return connectionsOf(await socketFolder(cluster), password)[as];
}

type Launched = {
  child: ChildProcess;
  /** Position in the log at which the lines of this run begin. */
  logStart: number;
};

function launch(postgres: string, cluster: string, runAs: RunAs, flags: string[]): Launched {
  const { log, logStart } = openLog(`${cluster}.log`);
  const settings = [...defaults, ...flags].flatMap((flag) => ['-c', flag]);
  const command = [postgres, '-D', dataFolder(cluster, runAs), ...settings];
  const child = spawn('/bin/sh', ['-c', supervisor, 'alpaca-postgres', ...command], {
    ...runAs,
    cwd: cluster,
    env: plainEnvironment,
    // A separate session, so that Ctrl-C in a terminal does not stop the server before the product.
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  return { child, logStart };
}

/** Appends to the log of the last run, up to a limit: it shows why that run ended. */
function openLog(file: string): { log: number; logStart: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = size > maxLogBytes;
  return { log: openSync(file, isFull ? 'w' : 'a', privateFile), logStart: isFull ? 0 : size };
}

/** Joins the last lines, or the lines of the error if it comes before them, without time and process id. */
function describeEnd(log: string): string {
  const lines = log.trim().split('\n');
  const last = lines.slice(-4);
  const isError = (line: string) => /\b(FATAL|PANIC):/.test(line);
  const errorLines = last.some(isError) ? last : lines.filter(isError).slice(-2);
  return (errorLines.length > 0 ? errorLines : last)
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ \S+ \[\d+\] /, '').trim())
    .join(' ');
}

/** A newer product may bring another major version of PostgreSQL, which does not read the files of the old one. */
const hasOtherVersion = (end: string) =>
  end.includes('database files are incompatible with server');

/** Messages of PostgreSQL if files of the database are lost or damaged. */
const damage =
  /could not (find the database system|locate a valid checkpoint|access the server configuration file)|could not open .*: No such file|required WAL directory|invalid checkpoint|incorrect checksum/;

function adviceFor(end: string, cluster: string): string {
  if (hasOtherVersion(end)) return 'Run: npm run upgrade-database';
  return damage.test(end) ? `${cluster} is damaged. ${repair}` : `See ${cluster}.log.`;
}

async function waitUntilReady(
  child: ChildProcess,
  cluster: string,
  urls: Connections,
  logStart: number,
): Promise<void> {
  const until = Date.now() + 120_000;
  let outcome: string | undefined;
  for (;;) {
    if (child.exitCode !== null || outcome === missingDatabase || Date.now() > until) {
      // Read first: the lines of the shutdown would hide why it did not start.
      const log = await readFile(`${cluster}.log`).catch(() => Buffer.of());
      child.stdin?.end();
      const end = describeEnd(log.subarray(logStart).toString());
      throw new ClusterError(`The database did not start. ${end} ${adviceFor(end, cluster)}`);
    }
    outcome = await tryToConnect(urls.owner);
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

function connectionsOf(socket: string, superuserPassword: string): Connections {
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
  if (join(cluster, '.s.PGSQL.5432').length <= maxSocketPath) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const link = join(tmpdir(), `alpaca-${name}`);
  await rm(link, { force: true });
  await symlink(cluster, link);
  return link;
}

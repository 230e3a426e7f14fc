import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolders } from '../../support/make-folders.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { chooseUser } from './choose-user.ts';
import { clearOrphans } from './clear-orphans.ts';
import { connectionsOf, socketFolder } from './connections.ts';
import { ensurePassword, initialise } from './initialise.ts';
import { isRecovering } from './is-recovering.ts';
import { killServer, launchServer, stopServer } from './server-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

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

/** Milliseconds until SIGKILL: longer than a final checkpoint takes, shorter than most service managers wait. */
export const stopTimeoutMs = 60_000;
/** Milliseconds until SIGKILL during recovery, which may never end on a full disk and has no checkpoint to write. */
const recoveryTimeoutMs = 5_000;

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
    const { child, logStart } = launchServer(binaries.postgres, cluster, runAs, flags);
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
        // Reports the first failure only: later attempts mostly fail for the same reason.
        if (!isReported) onRestart?.(inOneLine(error));
        isReported = true;
        await sleep(1000);
        continue;
      }
      if (!isStopping) return watch();
      // `stop` was called while this server started, and knew only the one before it.
      stopServer(child);
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
      stopServer(child);
      const timers = [
        setTimeout(() => killServer(child), stopTimeoutMs),
        setTimeout(async () => {
          if (await isRecovering(`${cluster}.log`)) killServer(child);
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

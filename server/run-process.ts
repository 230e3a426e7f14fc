import { ConfigError } from './config.ts';
import { PortTaken } from './http/listen.ts';
import { ClusterError } from './postgres/embedded/cluster-error.ts';
import { FolderInUse } from './postgres/embedded/lock.ts';
import { MigrationError } from './postgres/migration-error.ts';
import { asUnavailable, isPassing } from './postgres/unavailable.ts';
import type { Running } from './start.ts';

// What an owner can mend ends the process with one line, a signal ends it in order, and a second
// signal at once.

const mendable = [ConfigError, PortTaken, FolderInUse, ClusterError, MigrationError];

export async function runProcess(begin: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await running?.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The queue of background work notes down what became of a job without waiting for it. That the
  // database went away just then is no reason to end: the rounds find what was left.
  process.on('unhandledRejection', (reason) => {
    if (!isPassing(asUnavailable(reason))) throw reason;
    console.error(`The database went away during background work: ${reason}`);
  });
  try {
    running = await begin();
  } catch (error) {
    const known = mendable.some((kind) => error instanceof kind);
    console.error(known ? (error as Error).message : error);
    process.exit(1);
  }
}

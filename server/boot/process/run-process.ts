import { isSqlError, sqlstate } from '../../postgres/sqlstate.ts';
import { asOutage, DatabaseUnavailable, isTransient } from '../../postgres/unavailable.ts';
import type { Running } from '../start.ts';
import { describeFailure, isMixedUp } from './describe-failure.ts';
import { onStopSignals } from './stop-signals.ts';

// An error that an operator can fix ends the process with one line. A signal shuts it down in order.

export async function runProcess(begin: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let stopping: Promise<void> | undefined;
  onStopSignals(['SIGINT', 'SIGTERM'], async (signal) => {
    stopping ??= running?.stop(signal);
    if (stopping) await stopping;
    else console.error(`${signal} ended the start.`);
    process.exit(0);
  });
  const endWith = async (error: unknown) => {
    console.error(describeFailure(error));
    stopping ??= running?.stop();
    await stopping;
    // A failure, so that a service manager starts the version that is installed now.
    process.exit(1);
  };
  let isEnding = false;
  // The worker's queue stores the result of a job without awaiting it. A database that is unavailable, read-only or too
  // slow then must not end the process: scheduled rounds find the job again.
  process.on('unhandledRejection', (reason) => {
    const failure = asOutage(reason);
    // Another query's result could follow, and the next start explains what is wrong.
    if (isMixedUp(failure)) {
      if (!isEnding) void endWith(failure).catch(() => process.exit(1));
      isEnding = true;
      return;
    }
    if (!isTransient(failure) && !wasCutShort(failure)) throw reason;
    // The heartbeat of the database already reports the outage.
    if (failure instanceof DatabaseUnavailable) return;
    console.error(`The database failed during background work: ${reason}`);
  });
  try {
    running = await begin();
    void running.outdated?.then(endWith);
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}

const { queryCanceled, lockNotAvailable, serializationFailure, deadlockDetected } = sqlstate;
const cutShort: string[] = [
  queryCanceled,
  lockNotAvailable,
  serializationFailure,
  deadlockDetected,
];

/** The database ended a statement because of others, or of a time limit that it sets itself. */
const wasCutShort = (error: unknown) => isSqlError(error) && cutShort.includes(error.code);

import { isSqlError, sqlstate } from '../../postgres/sqlstate.ts';
import { asOutage, DatabaseUnavailable, isTransient } from '../../postgres/unavailable.ts';
import type { Running } from '../start.ts';
import { describeFailure, isPoolerMixUp } from './describe-failure.ts';
import { onStopSignals } from './stop-signals.ts';

// An error that an operator can fix ends the process with one line. A signal stops the product in order.

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
    // The exit code is 1, so that the service manager restarts the process: after an upgrade by another process it starts
    // the newer version.
    process.exit(1);
  };
  let isEnding = false;
  // The worker's queue stores the result of a job without awaiting it. A database that is unavailable, read-only or too
  // slow then must not end the process: scheduled rounds find the job again.
  process.on('unhandledRejection', (reason) => {
    const failure = asOutage(reason);
    // The pooler mixes up statements: the next query could get the result of another one, so the process ends.
    if (isPoolerMixUp(failure)) {
      if (!isEnding) void endWith(failure).catch(() => process.exit(1));
      isEnding = true;
      return;
    }
    if (!isTransient(failure) && !wasCancelled(failure)) throw reason;
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
const cancelCodes: string[] = [
  queryCanceled,
  lockNotAvailable,
  serializationFailure,
  deadlockDetected,
];

/** The database ended a statement because of another transaction, or of a time limit. */
const wasCancelled = (error: unknown) => isSqlError(error) && cancelCodes.includes(error.code);

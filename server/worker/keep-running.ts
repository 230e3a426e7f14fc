import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from '../support/logger.ts';

const restartDelayMs = 1000;

interface Running {
  /** Stops the runner after its current jobs and starts another one. */
  restart: () => void;
  /** Takes no more jobs and waits for the jobs that have started. */
  stop: () => Promise<void>;
}

/** Restarts the runner, which gives up when the database is unavailable for long. */
export async function keepRunning(begin: () => Promise<Runner>, logger: Logger): Promise<Running> {
  let stopping = false;
  let runner = await begin();
  const supervision = (async () => {
    while (!stopping) {
      await runner.promise.catch((error) =>
        logger.error({ err: error }, 'background worker stopped'),
      );
      while (!stopping) {
        await sleep(restartDelayMs, undefined, { ref: false });
        // The database is still unavailable if this fails, so the next iteration tries again.
        const begun = stopping ? undefined : await begin().catch(() => undefined);
        if (!begun) continue;
        runner = begun;
        if (stopping) await runner.stop();
        break;
      }
    }
  })();
  return {
    // A runner that gave up is stopped already, and is restarted by the loop above.
    restart: () => void runner.stop().catch(() => undefined),
    async stop() {
      stopping = true;
      // A runner that gave up is stopped already.
      await runner.stop().catch(() => undefined);
      await Promise.race([supervision, sleep(restartDelayMs)]);
    },
  };
}

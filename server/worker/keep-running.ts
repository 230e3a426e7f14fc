import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from '../support/logger.ts';

const restartDelay = 1000;

export interface Running {
  /** Ends the runner once its jobs are done; another one begins. */
  restart: () => void;
  /** Takes no more jobs and waits for those that were begun. */
  stop: () => Promise<void>;
}

/** A runner gives up when it loses the database for long; work goes on once that is back. */
export async function keepRunning(begin: () => Promise<Runner>, logger: Logger): Promise<Running> {
  let stopping = false;
  let runner = await begin();
  const supervised = (async () => {
    while (!stopping) {
      await runner.promise.catch((error) => logger.error({ err: error }, 'worker ended'));
      while (!stopping) {
        await sleep(restartDelay, undefined, { ref: false });
        const begun = stopping ? undefined : await begin().catch(() => undefined);
        if (!begun) continue;
        runner = begun;
        if (stopping) await runner.stop();
        break;
      }
    }
  })();
  return {
    restart: () => void runner.stop().catch(() => undefined),
    async stop() {
      stopping = true;
      // A runner that has ended by itself is stopped already.
      await runner.stop().catch(() => undefined);
      await Promise.race([supervised, sleep(restartDelay)]);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as GraphileLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { AddJob, JobContext } from './context.ts';
import { forgetFutureRounds } from './forget-future-rounds.ts';
import { schedule } from './schedule.ts';
import { tasks } from './tasks.ts';
import { watchClock } from './watch-clock.ts';

// Background work, by a queue in the same database. Several processes may run one each: a job goes
// to one of them, and the schedule counts once for all.

const restartDelay = 1000;

export interface Worker {
  /** Takes no more jobs and waits for those that were begun. */
  stop: () => Promise<void>;
}

type Options = JobContext & {
  connectionString: string;
  /** Jobs at a time. */
  concurrency?: number;
};

export async function createWorker(options: Options): Promise<Worker> {
  const { connectionString, concurrency = 3, ...context } = options;
  // One to listen, one per job to fetch and complete it; the tasks use the process's own pool.
  const pgPool = new pg.Pool({ connectionString, max: concurrency + 2 });
  // The queue listens for faults only while it runs; a connection lost after that is no matter.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  const begin = async () => {
    await forgetFutureRounds(pgPool);
    return run({
      pgPool,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2000,
      logger: quiet(context.logger),
      taskList: taskList(context),
      parsedCronItems: parseCronItems(schedule),
    });
  };

  let stopping = false;
  let runner = await begin();
  // The schedule would go through every minute in between, or wait for its old time to come again.
  const stopWatching = watchClock(() => {
    context.logger.warn('the clock jumped, background work begins anew');
    runner.stop().catch(() => undefined);
  });
  // The queue gives up when it loses the database for long; work goes on once that is back.
  const supervised = (async () => {
    while (!stopping) {
      await runner.promise.catch((error) => context.logger.error({ err: error }, 'worker ended'));
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
    async stop() {
      stopping = true;
      stopWatching();
      // A worker that has ended by itself is stopped already.
      await runner.stop().catch(() => undefined);
      await Promise.race([supervised, sleep(restartDelay)]);
      await pgPool.end();
    },
  };
}

function taskList(context: JobContext): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        const addJob: AddJob = async (identifier, spec, jobKey) => {
          await helpers.addJob(identifier, spec, { jobKey, maxAttempts: 5 });
        };
        await task(context, payload, addJob);
      },
    ]),
  );
}

/** Messages of the queue name jobs, never what is in them; only what went wrong is of interest. */
function quiet(logger: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === 'error') logger.error({ message }, 'background work');
    else if (level === 'warning') logger.warn({ message }, 'background work');
  });
}

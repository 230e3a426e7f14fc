import { Logger as GraphileLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Logger } from '../logger.ts';
import type { AddJob, JobContext } from './context.ts';
import { schedule } from './schedule.ts';
import { tasks } from './tasks.ts';

// Background work, by a queue in the same database. Several processes may run one each: a job goes
// to one of them, and the schedule counts once for all.

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
  const runner = await run({
    connectionString,
    concurrency,
    // One to listen, one per job to fetch and complete it; the tasks use the process's own pool.
    maxPoolSize: concurrency + 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quiet(context.logger),
    taskList: taskList(context),
    parsedCronItems: parseCronItems(schedule),
  });
  return { stop: () => runner.stop() };
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

import { Logger as GraphileLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { minuteMs } from '../../domain/units.ts';
import { isSqlError } from '../postgres/sqlstate.ts';
import { asUnavailable, DatabaseUnavailable } from '../postgres/unavailable.ts';
import type { Logger } from '../support/logger.ts';
import type { AddJob, JobContext } from './context.ts';
import { keepRunning } from './keep-running.ts';
import { type Queue, queuesOf, type Slots } from './queues.ts';
import { schedule } from './schedule.ts';
import { tasks } from './tasks.ts';
import { watchClock } from './watch-clock.ts';

// Background work, with queues in the same database. Several processes may run one worker each: each job runs in one
// of them, and each scheduled round runs once.

export interface Worker {
  /** Takes no more jobs and waits for the jobs that have started. */
  stop: () => Promise<void>;
}

/** Runs a task in a trace. `run` gets the trace that the tasks which it queues continue. */
export type RunTask = (
  name: string,
  payload: unknown,
  run: (traceparent?: string) => Promise<void>,
) => Promise<void>;

type Options = Omit<JobContext, 'stopping'> & {
  connectionString: string;
  slots: Slots;
  runTask?: RunTask;
};

const runAlone: RunTask = (_name, _payload, run) => run();

/** Fetching and completing a job is short; the tasks themselves use the pool of the process. */
export const sharedConnections = 3;

export async function createWorker(options: Options): Promise<Worker> {
  const { connectionString, slots, runTask = runAlone, ...parts } = options;
  const stopping = new AbortController();
  const context: JobContext = { ...parts, stopping: stopping.signal };
  const queues = queuesOf(slots);
  // Each queue holds one connection to listen.
  const max = Object.keys(queues).length + sharedConnections;
  const pgPool = new pg.Pool({ connectionString, max });
  // A queue handles errors only while it runs; a connection that is lost later must not end the process.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  const begin = (queue: Queue, cron: typeof schedule) =>
    run({
      pgPool,
      concurrency: queue.concurrency,
      noHandleSignals: true,
      pollInterval: 2000,
      logger: quiet(context.logger),
      taskList: taskList(context, queue, runTask),
      parsedCronItems: parseCronItems(cron),
    });
  const { general, ...ownQueues } = queues;
  const beginGeneral = async () => {
    await forgetFutureRounds(pgPool);
    return begin(general, schedule);
  };
  // The first runner migrates the tables of the queues.
  const scheduledRunner = await keepRunning(beginGeneral, context.logger);
  const queueRunners = await Promise.all(
    Object.values(ownQueues).map((queue) => keepRunning(() => begin(queue, []), context.logger)),
  );
  // After a jump the schedule would run every minute in between, or wait until its old time comes again.
  const stopWatching = watchClock(() => {
    context.logger.warn('the clock jumped: restarting background work');
    for (const runner of [scheduledRunner, ...queueRunners]) runner.restart();
  });

  return {
    async stop() {
      stopWatching();
      const whenStopped = Promise.all(
        [scheduledRunner, ...queueRunners].map((runner) => runner.stop()),
      );
      // After the queues have stopped taking jobs, because an aborted one is queued again.
      stopping.abort();
      await whenStopped;
      await pgPool.end();
    },
  };
}

function taskList(context: JobContext, { tasks: names }: Queue, runTask: RunTask): TaskList {
  return Object.fromEntries(
    Object.entries(tasks)
      .filter(([name]) => names.includes(name))
      .map(([name, task]) => [
        name,
        async (payload, helpers) => {
          await runTask(name, payload, (traceparent) => {
            const addJob: AddJob = async (identifier, spec, jobKey, priority = 0) => {
              const tracedSpec = traceparent ? { ...spec, traceparent } : spec;
              await helpers.addJob(identifier, tracedSpec, { jobKey, maxAttempts: 5, priority });
            };
            return task(context, payload, addJob);
          });
        },
      ]),
  );
}

/** Logs errors and warnings of the queue alone. Its messages name jobs, never their payload. */
function quiet(logger: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message, meta) => {
    const error = asUnavailable(meta?.error ?? meta?.fatalError);
    if (error instanceof DatabaseUnavailable || isSqlError(error))
      logger.error({ err: error }, 'background work');
    else if (level === 'error') logger.error({ message }, 'background work');
    else if (level === 'warning') logger.warn({ message }, 'background work');
  });
}

/**
 * graphile-worker runs a scheduled task only if its time is later than the last run. A run while the clock was ahead
 * would suppress all others until that time.
 */
async function forgetFutureRounds(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const table = 'graphile_worker._private_known_crontabs';
  const { rows } = await pool.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [table],
  );
  if (!rows[0]?.found) return;
  await pool.query(`update ${table} set last_execution = null where last_execution > $1`, [
    new Date(Date.now() + minuteMs),
  ]);
}

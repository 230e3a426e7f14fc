import { afterEach, expect, it, vi } from 'vitest';
import { createDatabase } from '../../server/postgres/database.ts';
import { watchClock } from '../../server/worker/watch-clock.ts';
import { cloneDatabase } from '../fixtures/database.ts';
import { createFileFolder } from '../fixtures/file-folder.ts';
import { startWorker } from '../fixtures/worker.ts';

// The clock of the machine can be changed while background work is scheduled.

afterEach(() => void vi.restoreAllMocks());

/** Waits for several checks of the clock. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

it('detects a jump of the clock once, and none while time passes normally', async () => {
  const onJump = vi.fn();
  const stop = watchClock(onJump, 10);
  await pause();
  expect(onJump).not.toHaveBeenCalled();
  const trueNow = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + 3_600_000);
  await vi.waitFor(() => expect(onJump).toHaveBeenCalledTimes(1));
  await pause();
  expect(onJump).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  await pause();
  expect(onJump.mock.calls.length).toBeGreaterThan(0);
  stop();
});

it('scheduled tasks run again after the clock is set back', async () => {
  const clone = await cloneDatabase();
  const database = createDatabase({ connectionString: clone.url });
  const files = await createFileFolder(database);
  const options = { databaseUrl: clone.url, database, files };
  const table = 'graphile_worker._private_known_crontabs';
  const first = await startWorker(options);
  await first.stop();
  await database.query(
    `update ${table} set last_execution = now() + case identifier
       when 'find-waiting-mail' then interval '3 hours' else interval '-1 minute' end`,
  );
  const second = await startWorker(options);
  // The worker resets the time in the future, or the task has run since, if a full minute has just passed.
  const { rows } = await database.query(
    `select identifier from ${table} where last_execution > now()
     or last_execution is null and identifier <> 'find-waiting-mail'`,
  );
  expect(rows).toEqual([]);
  await second.stop();
  await database.close();
  await files.delete();
  await clone.drop();
});

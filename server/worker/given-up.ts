import type { Query } from '../postgres/query.ts';

// A job that was given up stays in the queue until the clean-up, and so does one that was replaced while it ran.

/**
 * If a job is queued again while it runs, for example after a process was killed, graphile-worker removes its key and its
 * remaining attempts. It then ends, or stays locked if its process is gone, and the later job does the work.
 */
const isReplaced = 'attempts >= max_attempts and key is null and locked_at is not null';

/** The SQL condition for jobs that failed in their last attempt. It needs the tables of the worker. */
export const isGivenUp = `(attempts >= max_attempts and not (${isReplaced}))`;

export async function deleteEnded(query: Query): Promise<void> {
  // The tables of the queue are created by the first worker, and this may be it.
  const { rows } = await query<{ found: boolean }>(
    `select to_regclass('graphile_worker.jobs') is not null as found`,
  );
  if (!rows[0]?.found) return;
  // Leaves the jobs that may still run: those locked in the last four hours.
  await query(`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs
    where ${isReplaced} or (${isGivenUp} and updated_at < now() - interval '7 days')
  ))`);
}

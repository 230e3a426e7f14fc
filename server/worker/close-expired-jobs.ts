import type { JobTask } from './context.ts';

export const closeExpiredJobs: JobTask = async ({ database }) => {
  await database.query(
    `update public.jobs set state = 'closed' where state = 'open' and closes_at <= now()`,
  );
};

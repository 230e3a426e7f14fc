import { db, now } from '../../postgres/query.ts';
import type { JobTask } from '../context.ts';

export const closeExpiredJobs: JobTask = async ({ database }) => {
  await database.query(
    db
      .updateTable('jobs')
      .set({ state: 'closed' })
      .where('state', '=', 'open')
      .where('closes_at', '<=', now),
  );
};

import { sql } from 'kysely';
import { db } from '../../postgres/query.ts';
import type { JobTask } from '../context.ts';

const maxAtOnce = 500;

/** Queues documents whose job was lost with its process, or that were stored before a worker ran. */
export const findUnreadDocuments: JobTask = async ({ database }, _, addJob) => {
  const { rows } = await database.query(
    db
      .selectFrom('documents')
      .select(['id', 'is_slow_to_read', 'reading_priority'])
      .where('extraction', '=', 'pending')
      .where('created_at', '<', sql<Date>`now() - interval '2 minutes'`)
      .orderBy('reading_priority')
      .orderBy('created_at')
      .limit(maxAtOnce),
  );
  for (const { id, is_slow_to_read: isSlow, reading_priority: priority } of rows) {
    if (isSlow) await addJob('extract-slow-cv-text', { id }, `slow-document:${id}`, priority);
    else await addJob('extract-cv-text', { id }, `document:${id}`, priority);
  }
};

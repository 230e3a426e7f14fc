import { sql } from 'kysely';
import { db } from '../../postgres/query.ts';
import type { JobTask } from '../context.ts';

/** Seconds after which a mail that is being sent is queued again. An attempt to send never takes as long. */
export const leaseSeconds = 180;
const maxAtOnce = 1000;
/** The priority that the trigger `queue_mail` gives mail of unverified senders. */
const visitorPriority = 10;

/** Queues mail again that a dead process had claimed, and adds a job for mail that was queued while no worker ran. */
export const findWaitingMail: JobTask = async ({ database }, _, addJob) => {
  await database.query(
    db
      .updateTable('outbox')
      .set({ state: 'queued' })
      .where('state', '=', 'sending')
      .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${leaseSeconds})`),
  );
  const { rows } = await database.query(
    db
      .selectFrom('outbox')
      .select(['id', 'caused_by_visitor'])
      .where('state', '=', 'queued')
      .where('send_after', '<', sql<Date>`now() - interval '15 seconds'`)
      .orderBy('caused_by_visitor')
      .orderBy('send_after')
      .limit(maxAtOnce),
  );
  for (const { id, caused_by_visitor: isLast } of rows)
    await addJob('deliver-mail', { id }, `mail:${id}`, isLast ? visitorPriority : 0);
};

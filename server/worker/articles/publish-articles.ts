import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { db, now } from '../../postgres/query.ts';
import type { JobTask } from '../context.ts';

const payloadSchema = z.object({ id: z.uuid() });

/**
 * The job is queued this many milliseconds before the time of the article. If more remain, the article was postponed
 * and has a later job.
 */
const maxWaitMs = 10_000;

/** Publishes an article at its time, to the hundredth of a second, by the clock of the database. */
export const publishArticle: JobTask = async (context, payload, addJob) => {
  const { id } = payloadSchema.parse(payload);
  const { rows } = await context.database.query<{ wait: number }>(
    `select ceil(1000 * extract(epoch from publish_at - clock_timestamp()))::float8 as wait
     from public.articles where id = $1 and state = 'scheduled'`,
    [id],
  );
  const wait = rows[0]?.wait;
  if (wait === undefined || wait > maxWaitMs) return;
  if (wait > 0) await sleep(wait);
  await publishScheduledArticles(context, {}, addJob);
};

/** Readers see an article from its time on. The new state shows it in the lists and drops cached pages. */
export const publishScheduledArticles: JobTask = async ({ database }) => {
  await database.query(
    db
      .updateTable('articles')
      .set({ state: 'published' })
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', now),
  );
};

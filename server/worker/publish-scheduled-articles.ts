import { db, now } from '../postgres/query.ts';
import type { JobTask } from './context.ts';

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

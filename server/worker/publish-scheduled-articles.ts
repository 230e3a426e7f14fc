import type { JobTask } from './context.ts';

/** Readers see an article from its minute on; this makes it so in the lists, and drops cached pages. */
export const publishScheduledArticles: JobTask = async ({ database }) => {
  await database.query(
    `update public.articles set state = 'published' where state = 'scheduled' and publish_at <= now()`,
  );
};

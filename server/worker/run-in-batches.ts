import { z } from 'zod';
import type { Query } from '../postgres/query.ts';
import type { JobTask } from './context.ts';

type Site = { name: string; url: string };
type RunBatch = (query: Query, id: string, site: Site) => Promise<boolean>;

const payload = z.object({ id: z.uuid() });

/** Makes a task that goes through long work batch by batch. A worker that stops leaves the rest to the next one. */
export const runInBatches =
  (task: string, keyOf: (id: string) => string, runBatch: RunBatch): JobTask =>
  async ({ database, mailer, stopping }, given, addJob) => {
    const { id } = payload.parse(given);
    const { siteName, siteUrl } = mailer.sender;
    const site = { name: siteName, url: siteUrl };
    for (;;) {
      if (stopping?.aborted) return addJob(task, { id }, keyOf(id));
      const isMore = await database.transaction((query) => runBatch(query, id, site));
      if (!isMore) return;
    }
  };

import { z } from 'zod';
import type { Query } from '../postgres/query.ts';
import type { JobTask } from './context.ts';

type Site = { name: string; url: string };
/** Does one batch of the work with this id. Returns false if there is no other one. */
type RunBatch = (query: Query, id: string, site: Site) => Promise<boolean>;

const payload = z.object({ id: z.uuid() });

/** Defines a task that does long work batch by batch. A worker that stops leaves the rest to the next one. */
export const runInBatches =
  (task: string, keyOf: (id: string) => string, runBatch: RunBatch): JobTask =>
  async ({ database, mailer, stopping }, input, addJob) => {
    const { id } = payload.parse(input);
    const { siteName, siteUrl } = mailer.sender;
    const site = { name: siteName, url: siteUrl };
    for (;;) {
      if (stopping?.aborted) return addJob(task, { id }, keyOf(id));
      const isMore = await database.transaction((query) => runBatch(query, id, site));
      if (!isMore) return;
    }
  };

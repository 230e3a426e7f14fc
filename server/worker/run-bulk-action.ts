import { z } from 'zod';
import { runBatch } from '../features/bulk/run-batch.ts';
import type { JobTask } from './context.ts';

const payload = z.object({ id: z.uuid() });

export const bulkActionKey = (id: string) => `bulk-action:${id}`;

/** Goes through a bulk action batch by batch, forward or back. A worker that stops leaves the rest to the next one. */
export const runBulkAction: JobTask = async (context, given, addJob) => {
  const { id } = payload.parse(given);
  const { database, mailer, stopping } = context;
  const { siteName, siteUrl } = mailer.sender;
  const site = { name: siteName, url: siteUrl };
  for (;;) {
    if (stopping?.aborted) return addJob('run-bulk-action', { id }, bulkActionKey(id));
    const isMore = await database.transaction((query) => runBatch(query, id, site));
    if (!isMore) return;
  }
};

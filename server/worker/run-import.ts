import { z } from 'zod';
import { runImportBatch } from '../features/imports/run-batch.ts';
import type { JobTask } from './context.ts';

const payload = z.object({ id: z.uuid() });

export const importKey = (id: string) => `import:${id}`;

/** Goes through an import batch by batch. A worker that stops leaves the rest to the next one. */
export const runImport: JobTask = async (context, given, addJob) => {
  const { id } = payload.parse(given);
  const { database, mailer, stopping } = context;
  const { siteName, siteUrl } = mailer.sender;
  const site = { name: siteName, url: siteUrl };
  for (;;) {
    if (stopping?.aborted) return addJob('run-import', { id }, importKey(id));
    const isMore = await database.transaction((query) => runImportBatch(query, id, site));
    if (!isMore) return;
  }
};

import { z } from 'zod';
import { extractText } from '../../documents/extract-text.ts';
import { db } from '../../postgres/query.ts';
import { Interrupted, TookTooLong } from '../../support/limited-thread.ts';
import type { JobContext, JobTask } from '../context.ts';

const payload = z.object({ id: z.uuid() });
const second = 1000;

/** An ordinary CV takes less than a second. */
const firstAttempt = { cpuMs: 3 * second, timeoutMs: 45 * second };
const slowAttempt = { cpuMs: 15 * second, timeoutMs: 90 * second };
/** Maximum number of slow files that wait. Only an attack sends more, so further ones are marked as failed. */
const maxSlow = 50;

/**
 * Extracts the text of a CV for the search. A file that cannot be read is marked as failed. One that takes long is left
 * to a separate queue, so that hostile files do not delay the files of others.
 */
export const extractCvText: JobTask = async (context, input, addJob) => {
  const { id } = payload.parse(input);
  const again: Again = (priority) => addJob('extract-cv-text', { id }, `document:${id}`, priority);
  await extract(context, id, firstAttempt, again, async (priority) => {
    if ((await countSlow(context)) >= maxSlow) return false;
    await context.database.query(
      db.updateTable('documents').set({ is_slow_to_read: true }).where('id', '=', id),
    );
    await addJob('extract-slow-cv-text', { id }, `slow-document:${id}`, priority);
    return true;
  });
};

/** Extracts the text of a CV for which the first attempt had too little time. */
export const extractSlowCvText: JobTask = async (context, input, addJob) => {
  const { id } = payload.parse(input);
  await extract(context, id, slowAttempt, (priority) =>
    addJob('extract-slow-cv-text', { id }, `slow-document:${id}`, priority),
  );
};

async function countSlow({ database }: JobContext): Promise<number> {
  const { rows } = await database.query(
    db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('extraction', '=', 'pending')
      .where('is_slow_to_read', '=', true),
  );
  return Number(rows[0]?.count ?? 0);
}

type Again = (priority: number) => Promise<void>;

async function extract(
  { database, files, logger, stopping }: JobContext,
  id: string,
  limits: Parameters<typeof extractText>[1],
  /** Queues the same work for the next start of a worker. */
  again: Again,
  /** Returns true if the file is read later. */
  postpone?: (priority: number) => Promise<boolean>,
): Promise<void> {
  const { rows } = await database.query(
    db
      .selectFrom('documents')
      .select(['bucket', 'path', 'reading_priority'])
      .where('id', '=', id)
      .where('extraction', '=', 'pending'),
  );
  const [document] = rows;
  if (!document) return;
  const bytes = await files.read(document);
  const text =
    bytes &&
    (await extractText(bytes, { ...limits, signal: stopping }).catch((error: Error) => error));
  if (text instanceof Interrupted) return again(document.reading_priority);
  if (text instanceof TookTooLong && (await postpone?.(document.reading_priority))) return;
  const done = typeof text === 'string';
  if (!done) logger.warn({ document: id, reason: text?.message ?? 'no file' }, 'CV not readable');
  await database.query(
    db
      .updateTable('documents')
      .set({ extraction: done ? 'done' : 'failed', extracted_text: done ? text : null })
      .where('id', '=', id)
      .where('extraction', '=', 'pending'),
  );
}

import { z } from 'zod';
import { extractText } from '../documents/extract-text.ts';
import { db } from '../postgres/query.ts';
import type { JobTask } from './context.ts';

const payload = z.object({ id: z.uuid() });

/** Extracts the text of a CV for the search. A file that cannot be read is marked as failed. */
export const extractCvText: JobTask = async ({ database, files, logger }, given) => {
  const { id } = payload.parse(given);
  const { rows } = await database.query(
    db
      .selectFrom('documents')
      .select(['bucket', 'path'])
      .where('id', '=', id)
      .where('extraction', '=', 'pending'),
  );
  const [document] = rows;
  if (!document) return;
  const bytes = await files.read(document);
  const text = bytes && (await extractText(bytes).catch((error: Error) => error));
  const done = typeof text === 'string';
  if (!done) logger.warn({ document: id, reason: text?.message ?? 'no file' }, 'CV not readable');
  await database.query(
    db
      .updateTable('documents')
      .set({ extraction: done ? 'done' : 'failed', extracted_text: done ? text : null })
      .where('id', '=', id)
      .where('extraction', '=', 'pending'),
  );
};

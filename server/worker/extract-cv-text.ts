import { z } from 'zod';
import { extractText } from '../documents/extract-text.ts';
import type { JobTask } from './context.ts';

const payload = z.object({ id: z.uuid() });

/** Makes a CV findable by its words. A file that cannot be read stays as it is, and says so. */
export const extractCvText: JobTask = async ({ database, files, logger }, given) => {
  const { id } = payload.parse(given);
  const { rows } = await database.query(
    `select bucket, path from public.documents where id = $1 and extraction = 'pending'`,
    [id],
  );
  const [document] = rows;
  if (!document) return;
  const bytes = await files.read(document);
  const text = bytes && (await extractText(bytes).catch((error: Error) => error));
  const done = typeof text === 'string';
  if (!done) logger.warn({ document: id, reason: text?.message ?? 'no file' }, 'CV not readable');
  await database.query(
    `update public.documents set extraction = $2, extracted_text = $3
     where id = $1 and extraction = 'pending'`,
    [id, done ? 'done' : 'failed', done ? text : null],
  );
};

import { z } from 'zod';
import { hasWords } from '../../domain/imports/has-words.ts';
import { cvMapping } from '../../domain/imports/import.ts';
import { listProposalNotes } from '../../domain/imports/proposal-notes.ts';
import { proposePerson } from '../../domain/imports/propose-person.ts';
import { extractText } from '../documents/extract-text.ts';
import { cvBucket } from '../features/imports/cvs/list-files.ts';
import { importFilesKey } from '../features/imports/lock-import.ts';
import { Interrupted } from '../support/limited-thread.ts';
import type { JobContext, JobTask } from './context.ts';

const payload = z.object({ id: z.uuid() });
const second = 1000;
const limits = { cpuMs: 5 * second, timeoutMs: 45 * second };
/** Maximum number of files that are read at the same time, each in a thread. */
const concurrent = 2;

type File = { position: number; path: string; name: string };

/**
 * Reads the files of an import that have arrived, and proposes who they are about. Each is stored when it is read, so
 * a worker that dies loses none.
 */
export const readImportFiles: JobTask = async (context, input, addJob) => {
  const { id } = payload.parse(input);
  for (;;) {
    if (context.stopping?.aborted) break;
    const files = await listWaiting(context, id);
    if (files.length === 0) return;
    const read = await Promise.all(files.map((file) => readFile(context, id, file)));
    if (read.includes(false)) break;
  }
  await addJob('read-import-files', { id }, importFilesKey(id));
};

async function listWaiting({ database }: JobContext, id: string): Promise<File[]> {
  const { rows } = await database.query<File>(
    `select position, file_path as path, cells[1] as name from public.import_rows
     where import_id = $1 and file_state = 'waiting' order by position limit $2`,
    [id, concurrent],
  );
  return rows;
}

/** Returns false if the worker stops. */
async function readFile(context: JobContext, id: string, file: File): Promise<boolean> {
  const { database, files, stopping } = context;
  const bytes = await files.read({ bucket: cvBucket, path: file.path });
  const text =
    bytes &&
    (await extractText(bytes, { ...limits, ...(stopping && { signal: stopping }) }).catch(
      (error: Error) => error,
    ));
  if (text instanceof Interrupted) return false;
  const isRead = typeof text === 'string';
  const proposal = proposePerson(isRead ? text : '', file.name);
  const cells = cvMapping.map((field) => (field ? (proposal[field] ?? '') : file.name));
  const state = isRead ? (hasWords(text) ? 'read' : 'empty') : 'failed';
  await database.transaction(async (query) => {
    // The import is locked before its files, as everywhere, so that there are no deadlocks.
    await query('select from public.imports where id = $1 for update', [id]);
    const { rowCount } = await query(
      `update public.import_rows set file_state = $3, file_text = $4, cells = $5, notes = $6
       where import_id = $1 and position = $2 and file_state = 'waiting' and cardinality(cells) > 0`,
      [id, file.position, state, isRead ? text : null, cells, listProposalNotes(cells, state)],
    );
    if (rowCount)
      await query(
        'update public.imports set unread_files = greatest(unread_files - 1, 0) where id = $1',
        [id],
      );
  });
  return true;
}

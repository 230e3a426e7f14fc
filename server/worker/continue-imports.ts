import { sql } from 'kysely';
import { importUndoDays } from '../../domain/imports/import.ts';
import type { StoredFile } from '../documents/file-store.ts';
import { cvBucket } from '../features/imports/cvs/list-files.ts';
import { importFilesKey, importKey } from '../features/imports/lock-import.ts';
import { db } from '../postgres/query.ts';
import type { AddJob, JobContext, JobTask } from './context.ts';

/** Longer than any batch takes: a worker that has not written for this time has died. */
export const idleSeconds = 30;

/** Continues imports whose worker has died, and deletes rows and files of imports that are no longer needed. */
export const continueImports: JobTask = async (context, _, addJob) => {
  await queueStalledImports(context, addJob);
  await queueUnreadFiles(context, addJob);
  await removeFiles(context);
  await deleteRowsOfEndedImports(context);
  await deleteAbandonedImports(context);
};

async function queueStalledImports({ database }: JobContext, addJob: AddJob): Promise<void> {
  const { rows } = await database.query(
    db
      .selectFrom('imports')
      .select('id')
      .where('state', 'in', ['checking', 'running', 'cancelling', 'undoing'])
      .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${idleSeconds})`),
  );
  for (const { id } of rows) await addJob('run-import', { id }, importKey(id));
}

async function queueUnreadFiles({ database }: JobContext, addJob: AddJob): Promise<void> {
  const { rows } = await database.query<{ import_id: string }>(
    `select distinct import_id from public.import_rows join public.imports on imports.id = import_id
     where file_state = 'waiting' and imports.updated_at < now() - make_interval(secs => $1)`,
    [idleSeconds],
  );
  for (const { import_id: id } of rows)
    await addJob('read-import-files', { id }, importFilesKey(id));
}

/** The rows of an import are needed until it can no longer be undone. A row with a file stays until the file is removed. */
async function deleteRowsOfEndedImports({ database }: JobContext): Promise<void> {
  await database.query(
    `delete from public.import_rows using public.imports as import
     where import_rows.import_id = import.id and import.state in ('done', 'undone') and import.undo_until < now()
       and import_rows.file_path is null`,
  );
}

/** Deletes imports that nobody has started, once their files are removed. */
async function deleteAbandonedImports({ database }: JobContext): Promise<void> {
  await database.query(
    `delete from public.imports as import
     where state in ('mapping', 'checked') and updated_at < now() - make_interval(days => $1)
       and not exists (
         select from public.import_rows as imported
         where imported.import_id = import.id and imported.file_path is not null
       )`,
    [importUndoDays],
  );
}

const maxFiles = 500;

/** Removes the files of rows that were undone or erased, and of imports that have ended or were abandoned. */
async function removeFiles({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query<StoredFile>(
    `select $1 as bucket, file_path as path from public.import_rows as imported
     join public.imports as import on import.id = imported.import_id
     where imported.file_path is not null and (
       imported.state = 'undone' or cardinality(imported.cells) = 0
       or import.state in ('done', 'undone') and import.undo_until < now()
       or import.state in ('mapping', 'checked') and import.updated_at < now() - make_interval(days => $2)
     )
     limit $3`,
    [cvBucket, importUndoDays, maxFiles],
  );
  if (rows.length === 0) return;
  await files.remove(rows);
  await database.query(
    'update public.import_rows set file_path = null, file_text = null where file_path = any ($1)',
    [rows.map(({ path }) => path)],
  );
}

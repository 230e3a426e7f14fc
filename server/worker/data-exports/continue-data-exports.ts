import { dataExportBucket, dataExportPath } from '../../../domain/data-exports/data-export.ts';
import type { StoredFile } from '../../documents/file-store.ts';
import { dataExportKey } from '../../features/data-exports/start.ts';
import type { JobContext, JobTask } from '../context.ts';
import { silentSeconds } from './make-data-export.ts';

/** Begins exports again whose process has died, and deletes archives that nobody can download. */
export const continueDataExports: JobTask = async (context, _, addJob) => {
  const { database } = context;
  const { rows: silent } = await database.query<{ id: string }>(
    `select id from public.data_exports
     where state in ('waiting', 'running') and updated_at < now() - make_interval(secs => $1)`,
    [silentSeconds],
  );
  for (const { id } of silent) await addJob('make-data-export', { id }, dataExportKey(id));
  await database.query(
    `update public.data_exports set state = 'expired' where state = 'done' and expires_at < now()`,
  );
  await removeForgottenArchives(context);
};

/**
 * Removes archives of exports that have expired, and of those that failed or were given up after the file had been saved: a
 * process may have died before it removed them.
 */
async function removeForgottenArchives({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query<StoredFile>(
    `select bucket_id as bucket, name as path from storage.objects as object
     where bucket_id = $1 and not exists (
       select from public.data_exports as export
       where export.state in ('waiting', 'running', 'done') and export.id || $2 = object.name
     )`,
    [dataExportBucket, dataExportPath('')],
  );
  if (rows.length > 0) await files.remove(rows);
}

import { dataExportBucket, dataExportPath } from '../../../domain/data-exports/data-export.ts';
import { dataExportKey } from '../../features/data-exports/start.ts';
import type { JobTask } from '../context.ts';
import { silentSeconds } from './make-data-export.ts';

/** Begins exports again whose process has died, and deletes archives that have expired. */
export const continueDataExports: JobTask = async ({ database, files }, _, addJob) => {
  const { rows: silent } = await database.query<{ id: string }>(
    `select id from public.data_exports
     where state in ('waiting', 'running') and updated_at < now() - make_interval(secs => $1)`,
    [silentSeconds],
  );
  for (const { id } of silent) await addJob('make-data-export', { id }, dataExportKey(id));
  const { rows: expired } = await database.query<{ id: string }>(
    `update public.data_exports set state = 'expired' where state = 'done' and expires_at < now() returning id`,
  );
  await files.remove(
    expired.map(({ id }) => ({ bucket: dataExportBucket, path: dataExportPath(id) })),
  );
};

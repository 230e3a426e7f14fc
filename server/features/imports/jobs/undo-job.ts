import { SkippedRow } from '../../bulk/bulk-kind.ts';
import type { DoneRow, ImportContext } from '../import-kind.ts';
import { isReferenced } from '../is-referenced.ts';
import { readJobStamp } from './job-stamp.ts';

/** Rows that are created and deleted with a job, whatever colleagues do. */
const derivedTables = ['public.job_redirects', 'public.job_staff'];

/** Removes a job that the import added. Throws if anything was changed since. */
export async function undoJob(
  { query }: Pick<ImportContext, 'query'>,
  { outcome, targetId: id, before }: DoneRow,
): Promise<void> {
  if (outcome !== 'new') return;
  const { stamp } = before as { stamp: string };
  const isChanged =
    (await readJobStamp(query, id)) !== stamp ||
    (await isReferenced(query, 'jobs', id, derivedTables));
  if (isChanged) throw new SkippedRow('changed');
  // Only drafts are deleted: nobody can have applied for one, so no application is lost.
  await query(`update public.jobs set state = 'draft' where id = $1 and state <> 'draft'`, [id]);
  await query(
    `with gone as (delete from public.jobs where id = $1 returning client_id)
     delete from public.client_events as event using gone
     where event.client_id = gone.client_id and event.data ->> 'job_id' = $1::text`,
    [id],
  );
}

import type { JobContext, JobTask } from './context.ts';

const mostFiles = 500;

/** Takes out what nobody will ask for again. */
export const cleanUp: JobTask = async (context) => {
  const { database, deleteExpiredSessions, deleteOrphanFiles } = context;
  await deleteExpiredSessions();
  await deleteForgottenCvs(context);
  await deleteOrphanFiles();
  await database.query(
    `delete from public.idempotency_keys where created_at < now() - interval '2 days'`,
  );
  await database.query(
    `delete from private.rate_limits where refilled_at < now() - interval '1 day'`,
  );
  await database.query('delete from private.person_links where expires_at < now()');
  // Whoever follows an old link is told for a while that it has ended, rather than that it never was.
  await database.query(
    `delete from public.article_previews where expires_at < now() - interval '30 days'`,
  );
  await database.query(
    `delete from public.outbox where template_key = 'privacy_erasure_confirmed'
       and state in ('sent', 'kept', 'cancelled') and updated_at < now() - interval '7 days'`,
  );
  await database.query('select realtime.clean_up()');
};

/** A CV is saved before the application that names it; where that never came, the file goes. */
async function deleteForgottenCvs({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query(
    `select bucket_id as bucket, name as path from storage.objects as object
     where bucket_id = 'cvs' and created_at < now() - interval '1 day'
       and not exists (
         select from public.documents as document
         where document.bucket = object.bucket_id and document.path = object.name
       )
     limit $1`,
    [mostFiles],
  );
  if (rows.length > 0) await files.remove(rows);
}

import type { JobContext, JobTask } from './context.ts';
import { removeUnsentMail } from './remove-unsent-mail.ts';

const mostFiles = 500;

/** Takes out what nobody will ask for again. */
export const cleanUp: JobTask = async (context) => {
  const { database, deleteExpiredSessions, deleteOrphanFiles } = context;
  await deleteExpiredSessions();
  await deleteExpiredSubmissions(context);
  await deleteForgottenCvs(context);
  await deleteOrphanFiles();
  await database.query(
    `delete from public.idempotency_keys where created_at < now() - interval '2 days'`,
  );
  await database.query(
    `delete from private.rate_limits where refilled_at < now() - interval '1 day'`,
  );
  await database.query(
    `delete from private.failed_attempts where last_at < now() - interval '1 day'`,
  );
  // One that has ended still leads to a new one for a while.
  await database.query(
    `delete from private.person_links
     where least(expires_at, coalesce(revoked_at, 'infinity')) < now() - interval '1 year'`,
  );
  await removeUnsentMail(context, {}, async () => undefined);
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

/** Forms that nobody has confirmed in time, with their files. */
async function deleteExpiredSubmissions({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query(
    `delete from public.pending_submissions where expires_at < now()
     returning cv_bucket as bucket, cv_path as path`,
  );
  const gone = rows.filter(({ path }) => path !== null);
  if (gone.length > 0) await files.remove(gone);
}

/** A CV is saved before the application that names it; where that never came, the file goes. */
async function deleteForgottenCvs({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query(
    `select bucket_id as bucket, name as path from storage.objects as object
     where bucket_id = 'cvs' and created_at < now() - interval '1 day'
       and not exists (
         select from public.documents as document
         where document.bucket = object.bucket_id and document.path = object.name
       )
       and not exists (
         select from public.pending_submissions as pending
         where pending.cv_bucket = object.bucket_id and pending.cv_path = object.name
       )
     limit $1`,
    [mostFiles],
  );
  if (rows.length > 0) await files.remove(rows);
}

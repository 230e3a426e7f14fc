import { sql } from 'kysely';
import type { StoredFile } from '../documents/file-store.ts';
import { db, now } from '../postgres/query.ts';
import type { JobContext, JobTask } from './context.ts';
import { deleteEnded } from './given-up.ts';
import { removeUnsentMail } from './mail/remove-unsent-mail.ts';

const maxFiles = 500;

const days = (count: number) => sql<Date>`now() - make_interval(days => ${count})`;

/** Deletes rows and files that are no longer needed. */
export const cleanUp: JobTask = async (context) => {
  const { database, deleteExpiredSessions, deleteOrphanFiles } = context;
  const { query } = database;
  await deleteExpiredSessions();
  await deleteExpiredSubmissions(context);
  await deleteForgottenFiles(context);
  await deleteOrphanFiles();
  await query(db.deleteFrom('idempotency_keys').where('created_at', '<', days(2)));
  await query(db.deleteFrom('private.rate_limits').where('refilled_at', '<', days(1)));
  await query(db.deleteFrom('portal_changes').where('created_at', '<', days(1)));
  await query(db.deleteFrom('visibility_changes').where('created_at', '<', days(1)));
  await query(db.deleteFrom('private.failed_attempts').where('last_at', '<', days(1)));
  // An expired link stays in the table for a year, so that its holder can ask for a new one.
  await query(
    `delete from private.person_links
     where least(expires_at, coalesce(revoked_at, 'infinity')) < now() - interval '1 year'`,
  );
  await removeUnsentMail(context, {}, async () => undefined);
  // For a month, an expired link says that it has expired instead of that it never existed.
  await query(db.deleteFrom('article_previews').where('expires_at', '<', days(30)));
  await query(
    db
      .deleteFrom('outbox')
      .where('template_key', '=', 'privacy_erasure_confirmed')
      .where('state', 'in', ['sent', 'kept', 'cancelled'])
      .where('updated_at', '<', days(7)),
  );
  await query(db.deleteFrom('webhook_deliveries').where('created_at', '<', days(30)));
  await query(db.deleteFrom('bulk_actions').where('created_at', '<', days(30)));
  await deleteEnded(query);
  await query('select realtime.clean_up()');
};

/** Deletes forms that were not confirmed in time, with their files. */
async function deleteExpiredSubmissions({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query(
    db
      .deleteFrom('pending_submissions')
      .where('expires_at', '<', now)
      .returning(['cv_bucket as bucket', 'cv_path as path']),
  );
  const removedFiles = rows.flatMap(({ bucket, path }) => (bucket && path ? { bucket, path } : []));
  if (removedFiles.length > 0) await files.remove(removedFiles);
}

/** Deletes private files without a row: a file is saved before the row that refers to it, which may fail. */
async function deleteForgottenFiles({ database, files }: JobContext): Promise<void> {
  const { rows } = await database.query<StoredFile>(
    `select bucket_id as bucket, name as path from storage.objects as object
     where bucket_id in ('cvs', 'contracts') and created_at < now() - interval '1 day'
       and not exists (
         select from public.documents as document
         where document.bucket = object.bucket_id and document.path = object.name
       )
       and not exists (
         select from public.pending_submissions as pending
         where pending.cv_bucket = object.bucket_id and pending.cv_path = object.name
       )
       and not exists (
         select from public.inbox_attachments as attachment
         where attachment.bucket = object.bucket_id and attachment.path = object.name
       )
       and not exists (
         select from public.import_rows as imported
         where object.bucket_id = 'cvs' and imported.file_path = object.name
       )
       and not exists (
         select from public.client_documents as contract
         where object.bucket_id = 'contracts' and contract.path = object.name
       )
     limit $1`,
    [maxFiles],
  );
  if (rows.length > 0) await files.remove(rows);
}

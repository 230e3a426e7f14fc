import type { StoredFile } from '../../documents/file-store.ts';
import type { Query } from '../../postgres/query.ts';

/** Erases a person. Returns the files to delete after the transaction was committed. */
export async function anonymisePerson(
  query: Query,
  personId: string,
  byWhom: 'person' | 'staff' | 'retention',
): Promise<StoredFile[]> {
  const inFolders = await findInFolders(query, personId);
  const attachments = await findAttachments(query, personId);
  const pending = await query<{ bucket: string | null; path: string | null }>(
    `with recursive ${mergedRecords}
     delete from public.pending_submissions as pending using record where pending.person_id = record.id
     returning pending.cv_bucket as bucket, pending.cv_path as path`,
    [personId],
  );
  const { rows } = await query<StoredFile>(
    'select bucket, path from private.anonymise_person($1, $2)',
    [personId, byWhom],
  );
  return [...pending.rows.filter(isStored), ...rows, ...inFolders, ...attachments];
}

/** The records of the person: records that were merged into them are erased with them. */
const mergedRecords = `record as (
  select id from public.people where id = $1
  union
  select other.id from public.people as other join record on other.merged_into = record.id
)`;

/** Files that lie in a folder of the person and have no document. Imports with the service key may leave them. */
async function findInFolders(query: Query, personId: string): Promise<StoredFile[]> {
  const { rows } = await query<StoredFile>(
    `with recursive ${mergedRecords}
     select object.bucket_id as bucket, object.name as path
     from record join storage.objects as object
       on object.bucket_id = 'cvs' and object.name >= record.id || '/' and object.name < record.id || '0'
     where not exists (
       select from public.documents as document
       where document.bucket = object.bucket_id and document.path = object.name collate "default"
     )`,
    [personId],
  );
  return rows;
}

/** Files of received mail that are no documents, such as pictures. A trigger deletes their rows. */
async function findAttachments(query: Query, personId: string): Promise<StoredFile[]> {
  const { rows } = await query<StoredFile>(
    `with recursive ${mergedRecords}
     select attachment.bucket, attachment.path
     from record join public.conversations as conversation on conversation.person_id = record.id
     join public.inbox as mail on mail.conversation_id = conversation.id
     join public.inbox_attachments as attachment on attachment.mail_id = mail.id
     where attachment.path is not null and attachment.document_id is null`,
    [personId],
  );
  return rows;
}

/** Most pending submissions come without a file. */
function isStored(file: { bucket: string | null; path: string | null }): file is StoredFile {
  return file.bucket !== null && file.path !== null;
}

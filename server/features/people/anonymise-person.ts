import type { StoredFile } from '../../documents/file-store.ts';
import type { Query } from '../../postgres/query.ts';

/** Erases a person. Returns the files to delete after the transaction was committed. */
export async function anonymisePerson(
  query: Query,
  personId: string,
  byWhom: 'person' | 'staff' | 'retention',
): Promise<StoredFile[]> {
  const pending = await query<{ bucket: string | null; path: string | null }>(
    `delete from public.pending_submissions as pending using public.people as person
     where pending.person_id = person.id and (person.id = $1 or person.merged_into = $1)
     returning pending.cv_bucket as bucket, pending.cv_path as path`,
    [personId],
  );
  const { rows } = await query<StoredFile>(
    'select bucket, path from private.anonymise_person($1, $2)',
    [personId, byWhom],
  );
  return [...pending.rows.filter(isStored), ...rows];
}

/** Most pending submissions come without a file. */
function isStored(file: { bucket: string | null; path: string | null }): file is StoredFile {
  return file.bucket !== null && file.path !== null;
}

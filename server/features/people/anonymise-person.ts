import type { StoredFile } from '../../documents/file-store.ts';
import type { Query } from '../../postgres/query.ts';

/** Takes out who somebody was. Returns the files to remove once that is committed. */
export async function anonymisePerson(
  query: Query,
  personId: string,
  byWhom: 'person' | 'staff' | 'retention',
): Promise<StoredFile[]> {
  const pending = await query(
    `delete from public.pending_submissions as pending using public.people as person
     where pending.person_id = person.id and (person.id = $1 or person.merged_into = $1)
     returning pending.cv_bucket as bucket, pending.cv_path as path`,
    [personId],
  );
  const { rows } = await query('select bucket, path from private.anonymise_person($1, $2)', [
    personId,
    byWhom,
  ]);
  return [...pending.rows.filter(({ path }) => path !== null), ...rows];
}

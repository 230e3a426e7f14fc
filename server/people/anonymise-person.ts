import type { StoredFile } from '../documents/file-store.ts';
import type { Query } from '../postgres/database.ts';

/** Takes out who somebody was. Returns the files to remove once that is committed. */
export async function anonymisePerson(
  query: Query,
  personId: string,
  byWhom: 'person' | 'staff' | 'retention',
): Promise<StoredFile[]> {
  const { rows } = await query('select bucket, path from private.anonymise_person($1, $2)', [
    personId,
    byWhom,
  ]);
  return rows;
}

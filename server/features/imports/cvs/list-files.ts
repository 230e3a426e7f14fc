import type { StoredFile } from '../../../documents/file-store.ts';
import type { Query } from '../../../postgres/query.ts';

export const cvBucket = 'cvs';

/** The files of an import that no document has. */
export async function listFiles(query: Query, importId: string): Promise<StoredFile[]> {
  const { rows } = await query<StoredFile>(
    `select $2 as bucket, file_path as path from public.import_rows
     where import_id = $1 and file_path is not null`,
    [importId, cvBucket],
  );
  return rows;
}

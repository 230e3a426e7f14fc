import type { Query } from '../../../postgres/query.ts';
import { SkippedRow } from '../../bulk/bulk-kind.ts';
import { isReferenced } from '../is-referenced.ts';
import type { ImportRow } from '../locked-import.ts';

/** Takes the document of a row from its person, and leaves the file to the clean-up. Throws if it is used elsewhere. */
export async function detachFile(
  query: Query,
  importId: string,
  { position, document_id: id }: Pick<ImportRow, 'position' | 'document_id'>,
): Promise<void> {
  if (!id) return;
  if (await isReferenced(query, 'documents', id, ['public.import_rows']))
    throw new SkippedRow('changed');
  await query(
    `with gone as (delete from public.documents where id = $3 returning path)
     update public.import_rows set file_path = gone.path, document_id = null from gone
     where import_id = $1 and position = $2`,
    [importId, position, id],
  );
}

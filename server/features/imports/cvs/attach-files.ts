import type { Query } from '../../../postgres/query.ts';
import { fileNameOf } from '../../applications/cv.ts';
import type { ImportRow } from '../locked-import.ts';
import { cvBucket } from './list-files.ts';

/** Makes the files of imported rows documents of their people, with the text that was read. A person has a file once. */
export async function attachFiles(query: Query, importId: string, rows: ImportRow[]) {
  if (rows.length === 0) return;
  const names = rows.map(({ position, cells }) => ({ position, name: cells[0] ?? '' }));
  await query(
    `with given as (
       select imported.position, imported.target_id, imported.file_path, imported.file_type, imported.file_size,
         imported.file_sha256, imported.file_text, imported.file_state, named.name
       from public.import_rows as imported
       join jsonb_to_recordset($2) as named (position integer, name text) using (position)
       where imported.import_id = $1 and imported.state = 'done' and imported.file_path is not null
         and not exists (
           select from public.documents as known
           where known.person_id = imported.target_id and known.sha256 = imported.file_sha256
         )
     ), added as (
       insert into public.documents (person_id, kind, bucket, path, file_name, mime_type, size_bytes, sha256, extraction, extracted_text)
       select target_id, 'cv', $3, file_path, name, file_type, file_size, file_sha256,
         case file_state when 'failed' then 'failed' else 'done' end::public.extraction_state,
         case file_state when 'failed' then null else coalesce(file_text, '') end
       from given returning id, path
     )
     update public.import_rows as imported
     set document_id = added.id, file_path = null, file_text = null
     from added where imported.import_id = $1 and imported.file_path = added.path`,
    [importId, JSON.stringify(names.map(cleanName)), cvBucket],
  );
}

const cleanName = ({ position, name }: { position: number; name: string }) => ({
  position,
  name: fileNameOf(name, /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? 'pdf'),
});

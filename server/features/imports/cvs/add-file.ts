import { importFile, maxImportFiles } from '../../../../domain/imports/import.ts';
import { findDocumentType } from '../../../documents/document-type.ts';
import { actAs } from '../../../functions/act-as.ts';
import type { Call, RemoteFunction } from '../../../functions/call.ts';
import { FunctionError } from '../../../functions/errors.ts';
import { limitAddress } from '../../../functions/limits/limit.ts';
import type { UploadedFile } from '../../../functions/multipart.ts';
import { parseFields } from '../../../functions/parse.ts';
import type { Staff } from '../../../functions/require-staff.ts';
import { readStaffUpload } from '../../../functions/staff-upload.ts';
import { DatabaseUnavailable } from '../../../postgres/unavailable.ts';
import { type SavedCv, saveCv } from '../../applications/cv.ts';
import { isOpen, lockImport, queueImportFiles } from '../lock-import.ts';

const roles: Staff['role'][] = ['admin', 'recruiter'];
/** Room for two large folders that are sent at the same time. */
const limit = { burst: maxImportFiles * 2, seconds: 0.2 };

/** Adds a CV to an import, or the name of a file that the browser could not use. A file is added once at each position. */
export const addImportFile: RemoteFunction = { name: 'add-import-file', roles, handle };

async function handle(call: Call): Promise<Response> {
  if (call.request.method !== 'POST') throw new FunctionError('unreadable');
  await limitAddress(call, 'add-import-file', limit);
  const { staff, sent } = await readStaffUpload(call, roles);
  const fields = parseFields(importFile, sent.fields);
  const { file } = sent.files;
  if (!file && !fields.error) throw new FunctionError('invalid', { fields: { file: 'required' } });
  const { database, files } = call.context;
  if (!(await files.hasRoom())) throw new FunctionError('busy', { retryAfter: 300 });
  const storedFile = await saveIfCv(call, fields.error ? undefined : file);
  try {
    const isKept = await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const lockedImport = await lockImport(query, fields.import_id, staff);
      if (!isOpen(lockedImport) || lockedImport.unread_files === 0)
        throw new FunctionError('conflict');
      const state = fields.error ?? storedFile.error ?? 'waiting';
      const name = baseName(fields.name);
      const { rows } = await query<{ file_state: string }>(
        `insert into public.import_rows (import_id, position, cells, file_path, file_type, file_size, file_sha256, file_state)
         select $1, $2, $3, given.path, given.type, given.size, given.sha256,
           case when $8 and given.sha256 is null then 'file_repeated' else $9 end
         from (
           select case when is_new then $4 end as path, case when is_new then $5 end as type,
             case when is_new then $6::bigint end as size, case when is_new then $7 end as sha256
           from (
             select not exists (
               select from public.import_rows where import_id = $1 and file_sha256 = $7
             ) as is_new
           ) as known
         ) as given
         on conflict (import_id, position) do nothing returning file_state`,
        [
          fields.import_id,
          fields.position,
          [name, '', '', '', '', ''],
          storedFile.saved?.path ?? null,
          storedFile.saved?.mimeType ?? null,
          storedFile.saved?.size ?? null,
          storedFile.saved?.sha256 ?? null,
          Boolean(storedFile.saved),
          state,
        ],
      );
      const [added] = rows;
      if (added && added.file_state !== 'waiting')
        await query('update public.imports set unread_files = unread_files - 1 where id = $1', [
          fields.import_id,
        ]);
      if (added?.file_state === 'waiting') await queueImportFiles(query, fields.import_id);
      return added?.file_state === 'waiting';
    });
    if (!isKept && storedFile.saved) await files.remove([storedFile.saved]);
    return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    // After a lost connection the transaction may have been committed, and then it needs the file.
    if (storedFile.saved && !(error instanceof DatabaseUnavailable))
      await files.remove([storedFile.saved]);
    throw error;
  }
}

type Taken = { saved?: SavedCv | undefined; error?: string };

/** Saves a file whose content is that of a CV. The name of a file and its type prove nothing. */
async function saveIfCv(call: Call, file: UploadedFile | undefined): Promise<Taken> {
  if (!file) return {};
  const type = await findDocumentType(file.bytes);
  return typeof type === 'string' ? { error: type } : { saved: await saveCv(file, call) };
}

/** Folders of an archive are left out, so that no name leads anywhere. */
const baseName = (name: string): string =>
  name
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(-200)
    .toWellFormed() || 'cv';

import {
  type ImportFileError,
  type ImportTarget,
  importUpload,
  maxImportBytes,
} from '../../../domain/imports/import.ts';
import { proposeMapping } from '../../../domain/imports/propose-mapping.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitAddress } from '../../functions/limits/limit.ts';
import { hashOf, once } from '../../functions/once.ts';
import { parseFields } from '../../functions/parse.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { readStaffUpload } from '../../functions/staff-upload.ts';
import type { Query } from '../../postgres/query.ts';
import { loadCustomColumns } from './custom/load-columns.ts';
import { type ImportFile, readInThread } from './file/read-in-thread.ts';

const roles: Staff['role'][] = ['admin', 'recruiter'];
/** A file takes seconds of processor time. */
const limit = { burst: 20, seconds: 15 };

/** Reads a file, stores its rows and proposes a field for each column. Nothing is imported yet. */
export const uploadImport: RemoteFunction = { name: 'upload-import', roles, handle };

async function handle(call: Call): Promise<Response> {
  if (call.request.method !== 'POST') throw new FunctionError('unreadable');
  await limitAddress(call, 'upload-import', limit);
  const { staff, sent } = await readStaffUpload(call, roles, { fileBytes: maxImportBytes });
  const { target } = parseFields(importUpload, sent.fields);
  const { file } = sent.files;
  if (!file) throw new FunctionError('invalid', { fields: { file: 'required' } });
  if (!(await call.context.hasSpace('forms'))) throw new FunctionError('busy', { retryAfter: 300 });
  const table = await readInThread(file.bytes, staff.id);
  if (typeof table === 'string') return rejectFile(table);
  const request = {
    scope: `upload-import:${staff.id}`,
    key: readIdempotencyKey(call.request),
    hash: hashOf(target, file.sha256),
  };
  const fileName = file.name.replace(/[\p{Cc}]/gu, '').slice(-200) || 'file';
  const { response } = await once(
    call.context.database,
    request,
    staff.identity,
    async (query) => ({
      id: await insertImport(query, { target, fileName, table, staff }),
    }),
  );
  return Response.json(response, { headers: { 'cache-control': 'no-store' } });
}

/** Errors that only the upload of an import has. */
const rejectFile = (error: ImportFileError): Response =>
  Response.json(
    { error: 'invalid', message: 'The file cannot be read as a table.', fields: { file: error } },
    { status: 422, headers: { 'cache-control': 'no-store' } },
  );

type Upload = { target: ImportTarget; fileName: string; table: ImportFile; staff: Staff };

async function insertImport(
  query: Query,
  { target, fileName, table, staff }: Upload,
): Promise<string> {
  const { columns, total, pages, format, monthFirst } = table;
  const mapping = proposeMapping(
    target,
    columns,
    await readRemembered(query, target),
    await loadCustomColumns(query, target),
  );
  const inserted = await query<{ id: string }>(
    `insert into public.imports (created_by, acting_id, target, file_name, format, columns, mapping, month_first, total, stage_choices)
     values ($1, $1, $2, $3, $4, $5, $6, $7, $8, coalesce((
       select stage_choices from public.imports where target = $2 and stage_choices <> '{}'
       order by created_at desc limit 1
     ), '{}')) returning id`,
    [staff.id, target, fileName, JSON.stringify(format), columns, mapping, monthFirst, total],
  );
  const id = inserted.rows[0]?.id ?? '';
  for (const page of pages) {
    await query(
      `insert into public.import_rows (import_id, position, cells)
       select $1, number, cells from jsonb_to_recordset($2) as given (number integer, cells text[])`,
      [id, Buffer.from(page).toString('utf8')],
    );
  }
  return id;
}

async function readRemembered(query: Query, target: string): Promise<Map<string, string | null>> {
  const { rows } = await query<{ header: string; field: string | null }>(
    'select header, field from public.import_mappings where target = $1',
    [target],
  );
  return new Map(rows.map(({ header, field }) => [header, field]));
}

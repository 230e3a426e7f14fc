import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitAddress, linkLimit } from '../../functions/limits/limit.ts';
import { hashOf, once } from '../../functions/once.ts';
import { parseFields } from '../../functions/parse.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { requireShown } from '../../functions/require-shown.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { readStaffUpload } from '../../functions/staff-upload.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import { attachCv, saveCv } from '../applications/cv.ts';
import { isThere } from './is-there.ts';

const roles: Staff['role'][] = ['admin', 'recruiter'];
const schema = z.object({ person_id: uuid });

/** Adds a file to the documents of a person, of the types and size of a CV. Mail can then attach it. */
export const addDocument: RemoteFunction = { name: 'add-document', roles, handle };

async function handle(call: Call): Promise<Response> {
  if (call.request.method !== 'POST') throw new FunctionError('unreadable');
  await limitAddress(call, 'add-document', linkLimit);
  const { staff, sent } = await readStaffUpload(call, roles);
  const { person_id: personId } = parseFields(schema, sent.fields);
  await requireShown(call, staff, personId);
  const saved = await saveCv(sent.files.cv, call);
  if (!saved) throw new FunctionError('invalid', { fields: { cv: 'required' } });
  const { database, files } = call.context;
  const request = {
    scope: `add-document:${staff.id}`,
    key: readIdempotencyKey(call.request),
    hash: hashOf(personId, saved.sha256),
  };
  try {
    const { response, isRepeated } = await once(
      database,
      request,
      staff.identity,
      async (query) => {
        if (!(await isThere(query, personId))) throw new FunctionError('not_found');
        const id = await attachCv(query, personId, saved, 'other');
        return { id, file_name: saved.fileName };
      },
    );
    if (isRepeated) await files.remove([saved]);
    return Response.json(response, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    // After a lost connection the transaction may have been committed, and then it needs the file.
    if (!(error instanceof DatabaseUnavailable)) await files.remove([saved]);
    throw error;
  }
}

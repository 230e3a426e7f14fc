import { cvColumns, cvImport, cvMapping } from '../../../../domain/imports/import.ts';
import { defineAction } from '../../../functions/define-action.ts';
import { hashOf, once } from '../../../functions/once.ts';
import { readIdempotencyKey } from '../../../functions/read-idempotency-key.ts';

const limit = { burst: 20, seconds: 15 };

/** Begins an import whose rows are CVs. The browser then sends one file after the other. */
export const createCvImport = defineAction({
  name: 'create-cv-import',
  roles: ['admin', 'recruiter'],
  schema: cvImport,
  limit,
  async run({ file_name: fileName, total }, call, staff) {
    const request = {
      scope: `create-cv-import:${staff.id}`,
      key: readIdempotencyKey(call.request),
      hash: hashOf(fileName, String(total)),
    };
    const { response } = await once(
      call.context.database,
      request,
      staff.identity,
      async (query) => {
        const { rows } = await query<{ id: string }>(
          `insert into public.imports (created_by, acting_id, target, file_name, format, columns, mapping, total, unread_files)
           values ($1, $1, 'people', $2, '{"type": "cvs"}', $3, $4, $5, $5) returning id`,
          [staff.id, fileName, cvColumns, cvMapping, total],
        );
        return { id: rows[0]?.id };
      },
    );
    return response;
  },
});

import { importCall } from '../../../../domain/imports/import.ts';
import { actAs } from '../../../functions/act-as.ts';
import { defineAction } from '../../../functions/define-action.ts';
import { FunctionError } from '../../../functions/errors.ts';
import { isOpen, lockImport, queueImportFiles } from '../lock-import.ts';

/** Goes on with the files that have arrived, when the browser was closed before it had sent all of them. */
export const finishImportFiles = defineAction({
  name: 'finish-import-files',
  roles: ['admin', 'recruiter'],
  schema: importCall,
  async run({ import_id: id }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const lockedImport = await lockImport(query, id, staff);
      if (!isOpen(lockedImport)) throw new FunctionError('conflict');
      if (lockedImport.unread_files === 0) return { ok: true };
      const { rows } = await query<{ total: number; unread: number }>(
        `select count(*)::integer as total, count(*) filter (where file_state = 'waiting')::integer as unread
         from public.import_rows where import_id = $1`,
        [id],
      );
      const { total = 0, unread = 0 } = rows[0] ?? {};
      if (total === 0) throw new FunctionError('conflict');
      await query('update public.imports set total = $2, unread_files = $3 where id = $1', [
        id,
        total,
        unread,
      ]);
      if (unread > 0) await queueImportFiles(query, id);
      return { ok: true };
    });
  },
});

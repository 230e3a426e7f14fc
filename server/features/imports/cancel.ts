import { importCall } from '../../../domain/imports/import.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { listFiles } from './cvs/list-files.ts';
import { isOpen, lockImport } from './lock-import.ts';

/**
 * Deletes an import that has not started, or ends one after its current batch. Rows that are done can still be undone.
 */
export const cancelImport = defineAction({
  name: 'cancel-import',
  roles: ['admin', 'recruiter'],
  schema: importCall,
  async run({ import_id: id }, call, staff) {
    const { database, files } = call.context;
    const unusedFiles = await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { state } = await lockImport(query, id, staff);
      if (state === 'cancelling') return [];
      if (state === 'running') {
        await query(`update public.imports set state = 'cancelling' where id = $1`, [id]);
        return [];
      }
      if (!isOpen({ state })) throw new FunctionError('conflict');
      const listed = await listFiles(query, id);
      await query('delete from public.imports where id = $1', [id]);
      return listed;
    });
    if (unusedFiles.length > 0) await files.remove(unusedFiles);
    return { ok: true };
  },
});

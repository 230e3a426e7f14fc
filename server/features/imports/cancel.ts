import { importCall } from '../../../domain/imports/import.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { lockImport } from './lock-import.ts';

/** Deletes an import that has not started, or ends one after its current batch. What is done can still be undone. */
export const cancelImport = defineAction({
  name: 'cancel-import',
  roles: ['admin', 'recruiter'],
  schema: importCall,
  async run({ import_id: id }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { state } = await lockImport(query, id, staff);
      if (state === 'cancelling') return { ok: true };
      if (state === 'running')
        await query(`update public.imports set state = 'cancelling' where id = $1`, [id]);
      else if (['mapping', 'checking', 'checked'].includes(state))
        await query('delete from public.imports where id = $1', [id]);
      else throw new FunctionError('conflict');
      return { ok: true };
    });
  },
});

import { bulkActionCall } from '../../../domain/bulk/bulk-action.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { lockAction } from './lock-action.ts';

/** Ends an action after its current batch. The rows that are done can still be undone. */
export const cancelBulkAction = defineAction({
  name: 'cancel-bulk-action',
  roles: ['admin', 'recruiter', 'editor'],
  schema: bulkActionCall,
  async run({ action_id: id }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { state } = await lockAction(query, id, staff);
      if (state === 'cancelling') return { ok: true };
      if (state !== 'running') throw new FunctionError('conflict');
      await query(`update public.bulk_actions set state = 'cancelling' where id = $1`, [id]);
      return { ok: true };
    });
  },
});

import { bulkActionCall } from '../../../domain/bulk/bulk-action.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { lockAction } from './lock-action.ts';
import { requireRole } from './require-kind.ts';
import { requireProofForRights } from './require-proof-for-rights.ts';
import { assuranceOf, queueRun } from './start.ts';

/** Undoes a whole action. Its mail is cancelled immediately; the worker restores the rows. */
export const undoBulkAction = defineAction({
  name: 'undo-bulk-action',
  roles: ['admin', 'recruiter', 'editor'],
  schema: bulkActionCall,
  async run({ action_id: id }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const action = await lockAction(query, id, staff);
      requireRole(staff, action);
      if (action.state === 'undoing' || action.state === 'undone') return { ok: true };
      if (action.state !== 'done' || !action.is_in_time) throw new FunctionError('conflict');
      await requireProofForRights(query, action.target, { kind: action.kind, work: 'undo' });
      await query(
        `update public.bulk_actions set state = 'undoing', acting_id = $2, assurance = $3 where id = $1`,
        [id, staff.id, assuranceOf(staff)],
      );
      await query(
        `update public.outbox as mail set state = 'cancelled' from public.bulk_action_rows as acted
         where acted.action_id = $1 and acted.state = 'done' and mail.id = acted.mail_id and mail.state = 'queued'`,
        [id],
      );
      await queueRun(query, id);
      return { ok: true };
    });
  },
});

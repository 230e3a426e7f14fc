import { importCall } from '../../../domain/imports/import.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { assuranceOf } from '../bulk/start.ts';
import { lockImport, queueImport } from './lock-import.ts';
import { noticeHoldMs } from './notice-times.ts';

/**
 * Undoes a whole import. Its notices are held immediately; the worker removes the rows with their notices. People who
 * stay because they have changed are notified when the undo has ended.
 */
export const undoImport = defineAction({
  name: 'undo-import',
  roles: ['admin', 'recruiter'],
  schema: importCall,
  async run({ import_id: id }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { state, is_in_time: isInTime } = await lockImport(query, id, staff);
      if (state === 'undoing' || state === 'undone') return { ok: true };
      if (state !== 'done' || !isInTime) throw new FunctionError('conflict');
      await query(
        `update public.imports set state = 'undoing', acting_id = $2, assurance = $3 where id = $1`,
        [id, staff.id, assuranceOf(staff)],
      );
      await query(
        `update public.outbox as mail set send_after = $2 from public.import_rows as imported
         where imported.import_id = $1 and imported.state = 'done' and mail.id = imported.mail_id
           and mail.state = 'queued'`,
        [id, new Date(Date.now() + noticeHoldMs)],
      );
      await queueImport(query, id);
      return { ok: true };
    });
  },
});

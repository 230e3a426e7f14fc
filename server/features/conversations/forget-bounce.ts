import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db } from '../../postgres/query.ts';
import { recordPersonEvent } from '../people/record-event.ts';

/** Lets mail be sent again to an address from which earlier mail came back. */
export const forgetBounce = defineAction({
  name: 'forget-bounce',
  roles: ['admin', 'recruiter'],
  schema: z.object({ person_id: uuid }),
  async run({ person_id: personId }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rows } = await query(
        db
          .updateTable('people')
          .set({ email_bounced_at: null })
          .where('id', '=', personId)
          .where('email_bounced_at', 'is not', null)
          .where('erase_after', 'is', null)
          .returning('id'),
      );
      if (rows.length === 0) throw new FunctionError('not_found');
      await recordPersonEvent(query, personId, 'email_works', {}, staff.id);
      return { ok: true };
    });
  },
});

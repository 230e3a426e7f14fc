import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymisePerson } from './anonymise-person.ts';

const schema = z.object({ person_id: uuid, confirm: z.literal(true, 'required') });

/** Erases a person at the hand of an administrator. */
export const anonymise = defineAction({
  name: 'anonymise',
  roles: ['admin'],
  schema,
  async run({ person_id: personId }, call, staff) {
    const { database, files, logger } = call.context;
    const removed = await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const { rows } = await query(
        `select legal_hold from public.people
         where id = $1 and anonymised_at is null and merged_into is null for update`,
        [personId],
      );
      if (rows.length === 0) throw new FunctionError('not_found');
      if (rows[0].legal_hold) throw new FunctionError('legal_hold');
      await query(
        `update public.privacy_requests set state = 'done', completed_at = now(), handled_by = $2
         where person_id = $1 and kind = 'erasure' and state in ('received', 'in_progress')`,
        [personId, staff.id],
      );
      return anonymisePerson(query, personId, 'staff');
    });
    await files
      .remove(removed)
      .catch((error) => logger.warn({ err: error }, 'files left for clean-up'));
    return { ok: true, files: removed.length };
  },
});

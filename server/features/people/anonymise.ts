import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db } from '../../postgres/query.ts';
import { lockInterviewsOf } from '../interviews/lock-interviews-of.ts';
import { anonymisePerson } from './anonymise-person.ts';

const schema = z.object({ person_id: uuid, confirm: z.literal(true, 'required') });

/** Lets an administrator erase a person. */
export const anonymise = defineAction({
  name: 'anonymise',
  roles: ['admin'],
  schema,
  async run({ person_id: personId }, call, staff) {
    const { database, files, logger } = call.context;
    const removed = await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await lockInterviewsOf(query, personId);
      const { rows } = await query(
        db
          .selectFrom('people')
          .select('legal_hold')
          .where('id', '=', personId)
          .where('anonymised_at', 'is', null)
          .where('merged_into', 'is', null)
          .forUpdate(),
      );
      const [person] = rows;
      if (!person) throw new FunctionError('not_found');
      if (person.legal_hold) throw new FunctionError('legal_hold');
      // A trigger marks the request as done when the person is erased, by the acting colleague.
      return anonymisePerson(query, personId, 'staff');
    });
    await files
      .remove(removed)
      .catch((error) => logger.warn({ err: error }, 'files left for clean-up'));
    return { ok: true, files: removed.length };
  },
});

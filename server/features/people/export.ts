import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { exportEverything } from '../own-page/export.ts';

/** What a person would get from their own page, for when they ask by telephone or letter. */
export const exportPerson = defineAction({
  name: 'export-person',
  roles: ['admin', 'recruiter'],
  schema: z.object({ person_id: uuid }),
  async run({ person_id: personId }, call, staff) {
    const { rows } = await call.context.database.query(
      `select first_name as "firstName", email, language from public.people
       where id = $1 and anonymised_at is null and merged_into is null`,
      [personId],
    );
    if (rows.length === 0) throw new FunctionError('not_found');
    const link = { ...rows[0], personId, purpose: 'person' as const, applicationId: null };
    return exportEverything(link, call, staff.id);
  },
});

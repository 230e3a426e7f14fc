import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import type { LinkHolder } from '../../documents/file-store.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db } from '../../postgres/query.ts';
import { exportEverything } from '../own-page/export.ts';

/**
 * Exports the same data as the person's own page, for requests by telephone or post. The data of a person who awaits
 * erasure is closed to staff; the person's own page still exports it.
 */
export const exportPerson = defineAction({
  name: 'export-person',
  roles: ['admin', 'recruiter'],
  schema: z.object({ person_id: uuid }),
  async run({ person_id: personId }, call, staff) {
    const { rows } = await call.context.database.query(
      db
        .selectFrom('people')
        .select(['first_name as firstName', 'email', 'language', 'erase_after'])
        .where('id', '=', personId)
        .where('anonymised_at', 'is', null)
        .where('merged_into', 'is', null),
    );
    const [person] = rows;
    if (!person) throw new FunctionError('not_found');
    const { erase_after: eraseAfter, ...known } = person;
    if (eraseAfter) throw new FunctionError('conflict');
    const scope = { purpose: 'person' as const, applicationId: null };
    const link = { ...known, ...scope, personId, holder: colleagueOf(staff) };
    return exportEverything(link, call, staff);
  },
});

/** The links to files end with the session of the colleague. */
function colleagueOf({ id, identity: { claims } }: Staff): LinkHolder {
  const { session_id, aal } = sessionClaims.parse(claims);
  return { role: 'authenticated', sub: id, session_id, aal };
}

const sessionClaims = z.object({ session_id: z.string().optional(), aal: z.string().optional() });

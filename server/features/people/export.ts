import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import type { LinkHolder } from '../../documents/file-store.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Database } from '../../postgres/database.ts';
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
    const person = await requireOpen(personId, call, staff);
    const scope = { purpose: 'person' as const, applicationId: null };
    const link = { ...person, ...scope, personId, holder: colleagueOf(staff) };
    return exportEverything(link, call, {
      staff,
      requireOpen: () => requireOpen(personId, call, staff),
    });
  },
});

async function requireOpen(personId: string, { context: { database } }: Call, staff: Staff) {
  await requireAllShown(database, personId, staff);
  const { rows } = await database.query(
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
  return known;
}

/** The copy has all applications, so that it is made by a colleague who still sees them all. */
async function requireAllShown(
  database: Pick<Database, 'withRole'>,
  personId: string,
  { role, identity }: Staff,
): Promise<void> {
  const text = `select private.staff_role()::text as role,
    case when $2 then false else private.has_hidden_applications($1) end as has_hidden`;
  const values = [personId, role === 'admin'];
  const { rows } = await database.withRole(identity, { text, values }, { access: 'read' });
  const [found] = rows as { role: string | null; has_hidden: boolean }[];
  if (found?.role !== role || found.has_hidden) throw new FunctionError('not_allowed');
}

/** The links to files end with the session of the colleague. */
function colleagueOf({ id, identity: { claims } }: Staff): LinkHolder {
  const { session_id, aal } = sessionClaims.parse(claims);
  return { role: 'authenticated', sub: id, session_id, aal };
}

const sessionClaims = z.object({ session_id: z.string().optional(), aal: z.string().optional() });

import type { PersonCall } from '../../../domain/people/person.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity.ts';
import type { Query } from '../../postgres/query.ts';
import { type PersonLink, requireWhole } from './open-link.ts';
import { putInCalendar } from './put-in-calendar.ts';

type Correction = Extract<PersonCall, { action: 'correct' }>;

/** Names of columns come from the schema, never from the request. */
export async function correct(
  link: PersonLink,
  given: Correction,
  { context }: Call,
): Promise<object> {
  const { person, candidate, freelancer, availability, application } = given;
  // Every form sends the address along; it is new if it is another.
  const newEmail = isSame(given.new_email, link.email) ? undefined : given.new_email;
  if (person || candidate || freelancer || availability || newEmail) requireWhole(link);
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    if (person) await update(query, 'people', 'id', link.personId, person);
    if (candidate) await update(query, 'candidates', 'person_id', link.personId, candidate);
    if (freelancer) await update(query, 'freelancers', 'person_id', link.personId, freelancer);
    if (availability) await putInCalendar(query, link.personId, availability);
    if (application) await rewrite(query, link, application);
    if (newEmail) await askForAddress(query, link.personId, newEmail);
    await query('update public.people set last_activity_at = now() where id = $1', [link.personId]);
    await query(
      `insert into public.person_events (person_id, kind, data) values ($1, 'corrected', $2)`,
      [
        link.personId,
        {
          what: Object.entries({
            person,
            candidate,
            freelancer,
            availability,
            application,
          }).flatMap(([name, value]) => (value ? [name] : [])),
        },
      ],
    );
    return { ok: true };
  });
}

async function update(
  query: Query,
  table: string,
  key: string,
  id: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(changes);
  if (columns.length === 0) return;
  const set = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
  const { rowCount } = await query(`update public.${table} set ${set} where ${key} = $1`, [
    id,
    ...columns.map((column) => changes[column] ?? null),
  ]);
  if (rowCount === 0) throw new FunctionError('not_found');
}

function isSame(one: string | undefined, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** As long as nobody has decided, the applicant may say it better. */
async function rewrite(
  query: Query,
  link: PersonLink,
  { id, cover_letter: letter }: { id: string; cover_letter?: string },
): Promise<void> {
  if (link.purpose === 'application' && link.applicationId !== id)
    throw new FunctionError('not_allowed');
  const { rowCount } = await query(
    `update public.applications set cover_letter = $3 where id = $1 and person_id = $2
       and withdrawn_at is null and stage not in ('hired', 'rejected')`,
    [id, link.personId, letter],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

/** The address is the key to everything, so a person checks before it changes. */
async function askForAddress(query: Query, personId: string, email: string): Promise<void> {
  await query(
    `insert into public.privacy_requests (person_id, kind, message) values ($1, 'rectification', $2)`,
    [personId, `E-mail: ${email}`],
  );
}

import type { PersonCall } from '../../../domain/people/person.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now, type Query, type Statement } from '../../postgres/query.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { lockPerson } from './lock-person.ts';
import { requestNewEmail } from './new-email.ts';
import { type PersonLink, requireWhole } from './open-link.ts';
import { putInCalendar } from './put-in-calendar.ts';

type Correction = Extract<PersonCall, { action: 'correct' }>;

export async function correct(
  link: PersonLink,
  input: Correction,
  { context }: Call,
): Promise<{ ok: true }> {
  const { person, candidate, freelancer, availability, application } = input;
  // Every form sends the address, so it is compared to find out whether the person changed it.
  const newEmail = isSame(input.new_email, link.email) ? undefined : input.new_email;
  if (person || candidate || freelancer || availability || newEmail) requireWhole(link);
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    await lockPerson(query, link);
    const { personId } = link;
    if (hasChanges(person)) {
      const changes = clearEmpty(person);
      await update(query, db.updateTable('people').set(changes).where('id', '=', personId));
    }
    if (hasChanges(candidate)) {
      const changes = clearEmpty(candidate);
      await update(
        query,
        db.updateTable('candidates').set(changes).where('person_id', '=', personId),
      );
    }
    if (hasChanges(freelancer)) {
      const changes = clearEmpty(freelancer);
      await update(
        query,
        db.updateTable('freelancers').set(changes).where('person_id', '=', personId),
      );
    }
    if (availability) await putInCalendar(query, personId, availability);
    if (application) await updateApplication(query, link, application);
    if (newEmail) await requestNewEmail(query, personId, newEmail);
    await query(db.updateTable('people').set({ last_activity_at: now }).where('id', '=', personId));
    const parts = { person, candidate, freelancer, availability, application };
    await recordPersonEvent(query, personId, 'corrected', {
      what: Object.entries(parts).flatMap(([name, value]) => (value ? [name] : [])),
    });
    return { ok: true };
  });
}

async function update(query: Query, statement: Statement<unknown>): Promise<void> {
  const { rowCount } = await query(statement);
  if (rowCount === 0) throw new FunctionError('not_found');
}

function hasChanges<Part extends object>(part: Part | undefined): part is Part {
  return part !== undefined && Object.keys(part).length > 0;
}

/** A field that was sent empty is undefined: as null it clears the column, where Kysely would skip it. */
function clearEmpty<Part extends object>(part: Part): Part {
  const entries = Object.entries(part).map(([name, value]) => [name, value ?? null]);
  return Object.fromEntries(entries);
}

function isSame(one: string | undefined, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Updates the texts of an application, which applicants may change until a decision is made. */
async function updateApplication(
  query: Query,
  link: PersonLink,
  { id, ...fields }: NonNullable<Correction['application']>,
): Promise<void> {
  if (link.purpose === 'application' && link.applicationId !== id)
    throw new FunctionError('not_allowed');
  const { rowCount } = await query(
    db
      .updateTable('applications')
      .set(clearEmpty(fields))
      .where('id', '=', id)
      .where('person_id', '=', link.personId)
      .where('withdrawn_at', 'is', null)
      .where('stage', 'not in', ['hired', 'rejected']),
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

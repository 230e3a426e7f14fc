import { FunctionError } from '../../../functions/errors.ts';
import { db, now, type Query } from '../../../postgres/query.ts';
import { findByEmail } from './find-by-email.ts';
import { type MatchedPerson, matchedColumns, type PersonInput } from './matched-person.ts';
import { updatePerson } from './update-person.ts';

// There is one record per person, identified by the e-mail address: mail to it proves the identity. A shared phone
// number or LinkedIn profile proves nothing; it marks two records as possible duplicates, which staff merge by hand.

/** A person whom staff add. They may not know the address. */
type AddedPerson = Omit<PersonInput, 'email'> & { email?: string };

/** `isConfirmed`: staff have entered the address, or the sender has proven to own it. */
type NewPerson = AddedPerson & { isConfirmed?: boolean };

const maxAttempts = 5;

/**
 * Finds the person of that address and fills in blanks, or inserts a new one. Only for staff, who must not end an
 * erasure that was asked for without noticing it: throws if the person awaits one.
 */
export async function matchPerson(
  query: Query,
  { email, ...details }: AddedPerson,
): Promise<MatchedPerson> {
  if (!email) return requireInserted(await insertPerson(query, details));
  const input = { ...details, email };
  const entered = { ...input, isConfirmed: true };
  const { person } = await findOrInsert(query, entered, async (id) => {
    await requireNoErasure(query, id);
    return updatePerson(query, id, input);
  });
  return person;
}

async function requireNoErasure(query: Query, id: string): Promise<void> {
  const { rows } = await query(
    db.selectFrom('people').select('erasure_requested_at').where('id', '=', id).forUpdate(),
  );
  if (rows[0]?.erasure_requested_at)
    throw new FunctionError('invalid', { fields: { email: 'consent_required' } });
}

/**
 * As above, for a sender who has proven to own the address. Returns undefined if it is only that of a merged record:
 * another person may have created the record, so its address proves nothing about the one that was kept.
 */
export async function matchOwner(
  query: Query,
  input: PersonInput,
): Promise<MatchedPerson | undefined> {
  const owned = { ...input, isConfirmed: true };
  const { person } = await findOrInsert(query, owned, async (id, isOnFile) =>
    isOnFile ? updatePerson(query, id, input, input.email) : null,
  );
  return person ?? undefined;
}

/** Inserts a new person, or locks the known person of that address without a change. */
export function addPerson(
  query: Query,
  input: PersonInput,
): Promise<{ person: MatchedPerson; isKnown: boolean }> {
  return findOrInsert(query, input, (id) => lockPerson(query, id));
}

/** Calls `onKnown` for a person on file, and retries while it returns undefined. */
async function findOrInsert<Known>(
  query: Query,
  input: PersonInput & Pick<NewPerson, 'isConfirmed'>,
  onKnown: (id: string, isOnFile: boolean) => Promise<Known | undefined>,
): Promise<{ person: Known | MatchedPerson; isKnown: boolean }> {
  // Retry: the person may be merged, erased or added by another transaction before the row is locked.
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const existing = await findByEmail(query, input.email);
    const person = existing
      ? await onKnown(existing.id, existing.isOnFile)
      : await insertPerson(query, input);
    if (person !== undefined) return { person, isKnown: existing !== undefined };
  }
  throw new Error('The person can be neither found nor added');
}

async function lockPerson(query: Query, id: string): Promise<MatchedPerson | undefined> {
  const { rows } = await query(
    db
      .selectFrom('people')
      .select(matchedColumns)
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .where('anonymised_at', 'is', null)
      .forShare(),
  );
  return rows[0];
}

async function insertPerson(query: Query, input: NewPerson): Promise<MatchedPerson | undefined> {
  const { rows } = await query(
    db
      .insertInto('people')
      .values({
        first_name: input.first_name,
        last_name: input.last_name,
        email: input.email,
        phone: input.phone,
        linkedin_url: input.linkedin_url,
        location: input.location,
        headline: input.headline,
        source: input.source,
        language: input.language,
        email_confirmed_at: input.isConfirmed ? now : null,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .where('merged_into', 'is', null)
          .where('anonymised_at', 'is', null)
          .doNothing(),
      )
      .returning(matchedColumns),
  );
  return rows[0];
}

function requireInserted(person: MatchedPerson | undefined): MatchedPerson {
  if (!person) throw new Error('The person cannot be added');
  return person;
}

import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { maxNameLength } from '../../../domain/limits.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { listChanges } from './list-changes.ts';
import { recordPersonEvent } from './record-event.ts';

// There is one record per person, identified by the e-mail address: mail to it proves the identity. A shared phone
// number or LinkedIn profile proves nothing; it marks two records as possible duplicates, which staff merge by hand.

export type PersonInput = {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string;
  linkedin_url?: string;
  location?: string;
  headline?: string;
  source?: string;
  language: Language;
};

/** A person whom staff add. They may not know the address. */
type AddedPerson = Omit<PersonInput, 'email'> & { email?: string };

/** `isConfirmed`: staff have entered the address, or the sender has proven to own it. */
type NewPerson = AddedPerson & { isConfirmed?: boolean };

export type MatchedPerson = {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  language: Language;
  /** Columns of the record that the form has changed. */
  changed?: string[];
};

const matchedColumns = ['id', 'first_name', 'last_name', 'email', 'language'] as const;

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

type PersonMatch = {
  id: string;
  /** False if it is the address of a record that was merged into the person's. */
  isOnFile: boolean;
};

/**
 * Selects a person by address, also by that of a merged record. The operator is named with its schema: without
 * `extensions` in the search path, the comparison would be one of texts, which has no index.
 */
export const selectByEmail = (email: string) =>
  db
    .selectFrom('people')
    .select((eb) => [
      eb.fn.coalesce('merged_into', 'id').as('id'),
      eb('merged_into', 'is', null).$castTo<boolean>().as('isOnFile'),
    ])
    .where(sql<boolean>`email operator(extensions.=) ${email}::extensions.citext`)
    .where('anonymised_at', 'is', null)
    .orderBy('merged_into', (order) => order.nullsFirst())
    .limit(1);

export async function findByEmail(query: Query, email: string): Promise<PersonMatch | undefined> {
  const { rows } = await query(selectByEmail(email));
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

const detailColumns = ['phone', 'linkedin_url', 'location', 'headline'] as const;

/**
 * Fills in blanks and ends a pending erasure, since the person is active again. Locks the record against merging and
 * erasure until the transaction ends. With `ownEmail` the person must have that address and has confirmed the details:
 * they replace those on record. Names stay even then, because a mailbox can be shared and a name abbreviated; people
 * change theirs on their own page.
 */
export async function updatePerson(
  query: Query,
  id: string,
  input: PersonInput,
  ownEmail?: string,
): Promise<MatchedPerson | undefined> {
  const { rows: current } = await query(
    db
      .selectFrom('people')
      .select(detailColumns)
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .where('anonymised_at', 'is', null)
      .$if(ownEmail !== undefined, (select) => select.where('email', '=', ownEmail ?? ''))
      .forUpdate(),
  );
  const [before] = current;
  if (!before) return undefined;
  const isOwner = ownEmail !== undefined;
  const { rows } = await query(
    db
      .updateTable('people')
      .set((eb) => {
        const { case: when, ref } = eb;
        const isUnnamed = eb.and({ first_name: '', last_name: '' });
        const pick = (name: (typeof detailColumns)[number]) =>
          isOwner ? (input[name] ?? before[name]) : (before[name] ?? input[name] ?? null);
        return {
          first_name: when().when(isUnnamed).then(input.first_name).else(ref('first_name')).end(),
          last_name: when().when(isUnnamed).then(input.last_name).else(ref('last_name')).end(),
          phone: pick('phone'),
          linkedin_url: pick('linkedin_url'),
          location: pick('location'),
          headline: pick('headline'),
          last_activity_at: now,
          erase_after: null,
          ...(isOwner && { email_confirmed_at: eb.fn.coalesce('email_confirmed_at', now) }),
        };
      })
      .where('id', '=', id)
      .returning([...matchedColumns, ...detailColumns]),
  );
  const [person] = rows;
  const changed = person && isOwner ? listChanges(detailColumns, before, person) : [];
  if (changed.length > 0)
    await recordPersonEvent(query, id, 'details_confirmed', { what: changed });
  return person && { ...person, changed };
}

/** "Ada Maria Lind" has one last name and two first names. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.pop() ?? '') : '';
  return {
    first_name: parts.join(' ').slice(0, maxNameLength),
    last_name: last.slice(0, maxNameLength),
  };
}

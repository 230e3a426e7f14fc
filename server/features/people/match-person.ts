import type { Language } from '../../../domain/language.ts';
import { db, now, type Query } from '../../postgres/query.ts';

// There is one record per person, identified by the e-mail address: mail to it proves the identity. A shared phone
// number or LinkedIn profile proves nothing; it marks two records as possible duplicates, which staff merge by hand.

export type Given = {
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

export type Matched = {
  id: string;
  first_name: string;
  email: string | null;
  language: Language;
};

const matched = ['id', 'first_name', 'email', 'language'] as const;

const maxAttempts = 5;

/** Finds the person of that address and fills in blanks, or inserts a new one. Only for senders who own the address. */
export async function matchPerson(query: Query, given: Given): Promise<Matched> {
  const { person } = await findOrInsert(query, given, (id) => updatePerson(query, id, given));
  return person;
}

/** Inserts a new person, or locks the known person of that address without a change. */
export function addPerson(
  query: Query,
  given: Given,
): Promise<{ person: Matched; isKnown: boolean }> {
  return findOrInsert(query, given, (id) => lockPerson(query, id));
}

async function findOrInsert(
  query: Query,
  given: Given,
  onKnown: (id: string) => Promise<Matched | undefined>,
): Promise<{ person: Matched; isKnown: boolean }> {
  // Retry: the person may be merged, erased or added by another transaction before the row is locked.
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const id = await findByEmail(query, given.email);
    const person = id ? await onKnown(id) : await insertPerson(query, given);
    if (person) return { person, isKnown: id !== undefined };
  }
  throw new Error('The person can be neither found nor added');
}

async function lockPerson(query: Query, id: string): Promise<Matched | undefined> {
  const { rows } = await query(
    db
      .selectFrom('people')
      .select(matched)
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .where('anonymised_at', 'is', null)
      .forShare(),
  );
  return rows[0];
}

/** Also finds a merged person by the address of the record that was merged. */
export async function findByEmail(query: Query, email: string): Promise<string | undefined> {
  const { rows } = await query(
    db
      .selectFrom('people')
      .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
      .where('email', '=', email)
      .where('anonymised_at', 'is', null)
      .orderBy('merged_into', (order) => order.nullsFirst())
      .limit(1),
  );
  return rows[0]?.id;
}

async function insertPerson(query: Query, given: Given): Promise<Matched | undefined> {
  const { rows } = await query(
    db
      .insertInto('people')
      .values({
        first_name: given.first_name,
        last_name: given.last_name,
        email: given.email,
        phone: given.phone,
        linkedin_url: given.linkedin_url,
        location: given.location,
        headline: given.headline,
        source: given.source,
        language: given.language,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .where('merged_into', 'is', null)
          .where('anonymised_at', 'is', null)
          .doNothing(),
      )
      .returning(matched),
  );
  return rows[0];
}

/**
 * Fills in blanks, overwrites nothing and ends a pending erasure, since the person is active again. Locks the record
 * against merging and erasure until the transaction ends.
 */
export async function updatePerson(
  query: Query,
  id: string,
  given: Given,
): Promise<Matched | undefined> {
  const { rows } = await query(
    db
      .updateTable('people')
      .set((eb) => {
        const { case: when, ref, val } = eb;
        const isUnnamed = eb.and({ first_name: '', last_name: '' });
        return {
          first_name: when().when(isUnnamed).then(given.first_name).else(ref('first_name')).end(),
          last_name: when().when(isUnnamed).then(given.last_name).else(ref('last_name')).end(),
          phone: eb.fn.coalesce('phone', val(given.phone ?? null)),
          linkedin_url: eb.fn.coalesce('linkedin_url', val(given.linkedin_url ?? null)),
          location: eb.fn.coalesce('location', val(given.location ?? null)),
          headline: eb.fn.coalesce('headline', val(given.headline ?? null)),
          last_activity_at: now,
          erase_after: null,
        };
      })
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .where('anonymised_at', 'is', null)
      .returning(matched),
  );
  return rows[0];
}

/** "Ada Maria Lind" has one last name and two first names. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { first_name: parts.join(' ').slice(0, 100), last_name: last.slice(0, 100) };
}

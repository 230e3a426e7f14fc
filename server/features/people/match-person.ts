import type { Language } from '../../../domain/language.ts';
import type { Query } from '../../postgres/query.ts';

// One record per human being. The e-mail address decides, because mail to it proves who is meant. A shared phone number
// or LinkedIn profile proves nothing: it makes a pair of possible duplicates, which staff merge by hand.

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

const mostTries = 5;

/** The person of that address, with blanks filled in, or a new one. For senders who may speak for the address. */
export async function matchPerson(query: Query, given: Given): Promise<Matched> {
  const { person } = await findOrInsert(query, given, (id) => updatePerson(query, id, given));
  return person;
}

/** A new person; or the known person of that address, locked and unchanged. */
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
  // The person who was found may be merged or erased, or added by another process, before the row is locked.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const id = await findByEmail(query, given.email);
    const person = id ? await onKnown(id) : await insertPerson(query, given);
    if (person) return { person, isKnown: id !== undefined };
  }
  throw new Error('a person is neither there nor to be added');
}

async function lockPerson(query: Query, id: string): Promise<Matched | undefined> {
  const { rows } = await query(
    `select id, first_name, email, language from public.people
     where id = $1 and merged_into is null and anonymised_at is null for share`,
    [id],
  );
  return rows[0];
}

/** Who was merged is found by the old address too. */
export async function findByEmail(query: Query, email: string): Promise<string | undefined> {
  const { rows } = await query(
    `select coalesce(merged_into, id) as id from public.people
     where email = $1 and anonymised_at is null order by merged_into nulls first limit 1`,
    [email],
  );
  return rows[0]?.id;
}

async function insertPerson(query: Query, given: Given): Promise<Matched | undefined> {
  const { rows } = await query(
    `insert into public.people (first_name, last_name, email, phone, linkedin_url, location, headline, source, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (email) where merged_into is null and anonymised_at is null do nothing
     returning id, first_name, email, language`,
    [
      given.first_name,
      given.last_name,
      given.email,
      given.phone,
      given.linkedin_url,
      given.location,
      given.headline,
      given.source,
      given.language,
    ],
  );
  return rows[0];
}

/**
 * Fills in blanks and overwrites nothing. Ends a pending erasure: the person is back. From here on the record is locked:
 * nobody merges or erases it before the transaction has ended.
 */
export async function updatePerson(
  query: Query,
  id: string,
  given: Given,
): Promise<Matched | undefined> {
  const { rows } = await query(
    `update public.people set
       first_name = case when first_name = '' and last_name = '' then $2 else first_name end,
       last_name = case when first_name = '' and last_name = '' then $3 else last_name end,
       phone = coalesce(phone, $4), linkedin_url = coalesce(linkedin_url, $5),
       location = coalesce(location, $6), headline = coalesce(headline, $7),
       last_activity_at = now(), erase_after = null
     where id = $1 and merged_into is null and anonymised_at is null
     returning id, first_name, email, language`,
    [
      id,
      given.first_name,
      given.last_name,
      given.phone,
      given.linkedin_url,
      given.location,
      given.headline,
    ],
  );
  return rows[0];
}

/** "Ada Maria Lind" has one last name and two first names. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { first_name: parts.join(' ').slice(0, 100), last_name: last.slice(0, 100) };
}

import type { Language } from '../../domain/language.ts';
import type { Query } from '../postgres/database.ts';

// One record per human being. The e-mail address decides, because mail to it proves who is meant;
// telephone and LinkedIn count only together with the name, and never open what is stored already.

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
  matchedBy?: 'email' | 'phone' | 'linkedin';
  isNew: boolean;
};

type Options = { applyingTo?: string };

const mostTries = 5;

export async function matchPerson(
  query: Query,
  given: Given,
  options: Options = {},
): Promise<Matched> {
  // Whoever was found may be merged, erased or added by somebody else before it is our turn.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const matched = await tryToMatch(query, given, options);
    if (matched) return matched;
  }
  throw new Error('a person is neither there nor to be added');
}

async function tryToMatch(
  query: Query,
  given: Given,
  { applyingTo }: Options,
): Promise<Matched | undefined> {
  const known = await findByEmail(query, given.email);
  if (known) return fillBlanks(query, known, given, 'email');
  const alike = applyingTo && (await findByPhoneOrProfile(query, given, applyingTo));
  if (alike) return fillBlanks(query, alike.id, given, alike.by);
  const added = await insertPerson(query, given);
  return added && { ...added, isNew: true };
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

/** Not where there is an application for that job already: a new one must not vanish into it unseen. */
async function findByPhoneOrProfile(
  query: Query,
  { phone, linkedin_url: profile, first_name: first, last_name: last }: Given,
  jobId: string,
): Promise<{ id: string; by: 'phone' | 'linkedin' } | undefined> {
  const { rows } = await query(
    `select id, case when phone = $1 then 'phone' else 'linkedin' end as by from public.people
     where (phone = $1 or linkedin_url = $2) and merged_into is null and anonymised_at is null
       and private.fold(full_name) = private.fold($3)
       and not exists (
         select from public.applications
         where person_id = people.id and job_id = $4 and withdrawn_at is null
       )
     order by phone = $1 desc nulls last, last_activity_at desc limit 1`,
    [phone, profile, `${first} ${last}`, jobId],
  );
  return rows[0];
}

async function insertPerson(
  query: Query,
  given: Given,
): Promise<Omit<Matched, 'isNew'> | undefined> {
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
 * What is known is not overwritten by what anyone could have typed. Who was to be erased is back.
 * From here on the record is locked: nobody merges or erases it before the transaction has ended.
 */
async function fillBlanks(
  query: Query,
  id: string,
  given: Given,
  matchedBy: Matched['matchedBy'],
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
  return rows[0] && { ...rows[0], matchedBy, isNew: false };
}

/** "Ada Maria Lind" has one last name and two first names. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { first_name: parts.join(' ').slice(0, 100), last_name: last.slice(0, 100) };
}

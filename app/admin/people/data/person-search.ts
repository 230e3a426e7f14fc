import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

/** A single letter would match almost everyone. */
export const minSearchLength = 2;
/** More results would not be read; typing on narrows the search. */
export const maxPeopleFound = 6;

type FoundPerson = { id: string; name: string; detail: string };

/** Finds people by part of a name, e-mail address or phone number. Only recruiters may call it. */
export async function findPeople(
  client: BrowserClient,
  query: string,
  maxResults = maxPeopleFound,
): Promise<FoundPerson[]> {
  const rows = await unwrap(
    client
      .rpc('find_people', { query, max_results: maxResults }, { get: true })
      .select('id, full_name, email, headline'),
  );
  return rows.map(({ id, full_name, email, headline }) => ({
    id,
    name: full_name || email || '',
    detail: [headline, email].filter(Boolean).join(' · '),
  }));
}

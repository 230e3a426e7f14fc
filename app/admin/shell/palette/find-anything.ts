import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

const maxResults = 6;

type FoundPerson = { id: string; name: string; detail: string };
type FoundJob = { id: string; title: LocalizedText; client: string | null };

/** Only recruiters may call it. */
export async function findPeopleByWords(
  client: BrowserClient,
  query: string,
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

export async function findJobsByWords(client: BrowserClient, query: string): Promise<FoundJob[]> {
  const rows = await unwrap(
    client
      .rpc('find_jobs', { query }, { get: true })
      .select('id, title, client:clients(name)')
      .order('updated_at', { ascending: false })
      .limit(maxResults),
  );
  return rows.map(({ id, title, client: employer }) => ({
    id,
    title: title as LocalizedText,
    client: employer?.name ?? null,
  }));
}

import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type FoundJob = { id: string; title: LocalizedText; client: string | null };

/** Finds jobs by the words of their texts, the latest changed first. */
export async function findJobsByWords(
  client: BrowserClient,
  query: string,
  maxResults: number,
): Promise<FoundJob[]> {
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

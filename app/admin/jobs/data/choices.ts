import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type JobChoice = {
  id: string;
  title: LocalizedText;
  client: string | null;
  location: string;
  isOpen: boolean;
};

/** More results would not be read; typing on narrows the search. */
export const maxJobChoices = 20;

const columns = 'id, title, state, location, client:clients(name)';

/**
 * Finds jobs by words of their title, client or location: open jobs first, then the latest. Drafts
 * are excluded.
 */
export async function findJobChoices(
  client: BrowserClient,
  text: string,
  { withClosed }: { withClosed: boolean },
): Promise<JobChoice[]> {
  const request = text
    ? client.rpc('find_jobs', { query: text }, { get: true }).select(columns)
    : client.from('jobs').select(columns);
  const rows = await unwrap(
    request
      .in('state', withClosed ? ['open', 'closed'] : ['open'])
      .order('state')
      .order('published_at', { ascending: false })
      .limit(maxJobChoices),
  );
  return rows.map(toChoice);
}

export async function findJobChoice(client: BrowserClient, id: string): Promise<JobChoice | null> {
  const row = await unwrap(
    client.from('jobs').select(columns).eq('id', id).neq('state', 'draft').maybeSingle(),
  );
  return row && toChoice(row);
}

export async function listJobChoices(client: BrowserClient, ids: string[]): Promise<JobChoice[]> {
  const rows = await unwrap(client.from('jobs').select(columns).in('id', ids));
  return rows.map(toChoice);
}

type Row = {
  id: string;
  title: LocalizedText;
  state: string;
  location: string;
  client: { name: string } | null;
};

function toChoice({ id, title, state, location, client }: Row): JobChoice {
  return { id, title, location, client: client?.name ?? null, isOpen: state === 'open' };
}

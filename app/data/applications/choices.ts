import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../browser-client.ts';
import { unwrap } from '../unwrap.ts';

export type JobChoice = {
  id: string;
  title: LocalizedText;
  clientName: string | null;
  isOpen: boolean;
};

/** Jobs one can have applied for: the open ones first, then the latest. */
export async function listJobChoices(client: BrowserClient): Promise<JobChoice[]> {
  const rows = await unwrap(
    client
      .from('jobs')
      .select('id, title, state, client:clients(name)')
      .neq('state', 'draft')
      .order('state')
      .order('published_at', { ascending: false })
      .limit(300),
  );
  return rows.map(toChoice);
}

export async function findJobChoice(client: BrowserClient, id: string): Promise<JobChoice | null> {
  const row = await unwrap(
    client.from('jobs').select('id, title, state, client:clients(name)').eq('id', id).maybeSingle(),
  );
  return row && toChoice(row);
}

function toChoice(row: {
  id: string;
  title: LocalizedText;
  state: string;
  client: { name: string } | null;
}): JobChoice {
  return {
    id: row.id,
    title: row.title,
    clientName: row.client?.name ?? null,
    isOpen: row.state === 'open',
  };
}

export type Colleague = { id: string; name: string };

/** Those who may read applications, and so can own or be told of one. */
export async function listColleagues(client: BrowserClient): Promise<Colleague[]> {
  const rows = await unwrap(
    client
      .from('staff_profiles')
      .select('user_id, name')
      .eq('state', 'active')
      .in('role', ['recruiter', 'admin'])
      .order('name'),
  );
  return rows.map(({ user_id: id, name }) => ({ id, name }));
}

import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Option = { value: string; label: string };

export async function findClients(
  client: BrowserClient,
  text: string,
  maxResults = 20,
): Promise<Option[]> {
  const rows = await unwrap(
    client.rpc('find_clients', { query: text }).select('id, name').order('name').limit(maxResults),
  );
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}

export async function nameClients(client: BrowserClient, ids: string[]): Promise<Option[]> {
  const rows = await unwrap(client.from('clients').select('id, name').in('id', ids));
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}

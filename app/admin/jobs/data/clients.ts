import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type JobClient = {
  id: string;
  name: string;
  website: string | null;
  logo_path: string | null;
  about: { en?: string; sv?: string };
};

/** Returns all clients by name. */
export async function listClients(client: BrowserClient): Promise<JobClient[]> {
  return unwrap(
    client.from('clients').select('id, name, website, logo_path, about').order('name').limit(1000),
  );
}

type NewClient = { name: string; website: string; location: string };

export async function createClient(
  client: BrowserClient,
  { name, website, location }: NewClient,
): Promise<string> {
  const row = {
    name: name.trim(),
    website: website.trim() || null,
    location: location.trim() || null,
  };
  const { id } = await unwrap(client.from('clients').insert(row).select('id').single());
  return id;
}

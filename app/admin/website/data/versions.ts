import { z } from 'zod';
import type {
  WebsiteDraft,
  WebsiteSection,
  WebsiteState,
} from '../../../../domain/content/website.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { toWebsiteDraft } from './row.ts';

type ItemVersion = { version: number; at: string; by: string | null; state: WebsiteState };

const maxVersions = 200;

/** Lists the saved versions of an item, newest first. */
export async function listItemVersions(client: BrowserClient, id: string): Promise<ItemVersion[]> {
  const rows = await unwrap(
    client
      .from('website_versions')
      .select('version, created_at, edited_by, state')
      .eq('row_id', id)
      .order('version', { ascending: false })
      .limit(maxVersions),
  );
  return rows.map((row) => ({
    version: row.version,
    at: row.created_at,
    by: row.edited_by,
    state: row.state,
  }));
}

export async function getItemVersion(
  client: BrowserClient,
  section: WebsiteSection,
  id: string,
  version: number,
): Promise<WebsiteDraft> {
  const { content } = await unwrap(
    client
      .from('website_versions')
      .select('content')
      .eq('row_id', id)
      .eq('version', version)
      .single(),
  );
  return toWebsiteDraft(section, z.record(z.string(), z.unknown()).parse(content));
}

import type {
  WebsiteDraft,
  WebsiteSection,
  WebsiteState,
} from '../../../../domain/content/website.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { toSavedVersion } from '../../../backend/saved-version.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { columnsOf, tableOf, toWebsiteColumns, toWebsiteDraft, websiteRow } from './row.ts';

export type EditedItem = {
  id: string;
  version: number;
  state: WebsiteState;
  savedAt: string;
  /** Id of the member of staff who saved last. */
  savedBy: string | null;
  draft: WebsiteDraft;
};

export async function findEditedItem(
  client: BrowserClient,
  section: WebsiteSection,
  id: string,
): Promise<EditedItem | undefined> {
  const [row, latest] = await Promise.all([
    unwrap(tableOf(client, section).select(columnsOf(section)).eq('id', id).maybeSingle()),
    unwrap(
      client
        .from('website_versions')
        .select('edited_by')
        .eq('row_id', id)
        .order('version', { ascending: false })
        .limit(1)
        .maybeSingle(),
    ),
  ]);
  if (!row) return undefined;
  const { version, state, updated_at, ...columns } = websiteRow.parse(row);
  return {
    id,
    version,
    state,
    savedAt: updated_at,
    savedBy: latest?.edited_by ?? null,
    draft: toWebsiteDraft(section, columns),
  };
}

type ItemSave = { draft: WebsiteDraft; changed: string[]; version: number };

/** Returns the new version, or null if a colleague saved in between. */
export async function saveItem(
  client: BrowserClient,
  section: WebsiteSection,
  id: string,
  { draft, changed, version }: ItemSave,
): Promise<number | null> {
  return update(client, section, { id, version }, toWebsiteColumns(section, draft, changed));
}

/** Publishes or hides the version that the user has seen. */
export async function setItemState(
  client: BrowserClient,
  section: WebsiteSection,
  seen: { id: string; version: number },
  state: WebsiteState,
): Promise<number | null> {
  return update(client, section, seen, { state });
}

async function update(
  client: BrowserClient,
  section: WebsiteSection,
  { id, version }: { id: string; version: number },
  columns: object,
): Promise<number | null> {
  const updatedRows = await unwrap(
    tableOf(client, section).update(columns).eq('id', id).eq('version', version).select('version'),
  );
  return toSavedVersion(version, updatedRows, () =>
    unwrap(tableOf(client, section).select('version').eq('id', id).maybeSingle()),
  );
}

import type { TermsDraft } from '../../../domain/content/terms-draft.ts';
import type { Database, Json } from '../../../domain/database.types.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { BackendError, uniqueViolation } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import {
  splitDocuments,
  splitTexts,
  toLocalizedDocument,
  toLocalizedText,
} from '../../backend/localized-columns.ts';
import { toSavedVersion } from '../../backend/saved-version.ts';
import { deleteOne, requireRow, unwrap } from '../../backend/unwrap.ts';

type TermsState = Database['public']['Enums']['terms_state'];

/** A version as the overview shows it. */
export type TermsRow = {
  id: string;
  state: TermsState;
  number: number | null;
  title: LocalizedText;
  effectiveOn: string | null;
  publishedAt: string | null;
  /** The id of the colleague who published it. */
  publishedBy: string | null;
  savedAt: string;
  savedBy: string | null;
  missing: string[];
};

/** Returns the draft first, then all versions, newest first. */
export async function listTerms(client: BrowserClient): Promise<TermsRow[]> {
  const rows = await unwrap(
    client
      .from('general_terms')
      .select(
        'id, state, number, title, effective_on, published_at, updated_at, missing, staff:terms_staff(published_by, updated_by)',
      )
      .order('number', { ascending: false, nullsFirst: true }),
  );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    number: row.number,
    title: row.title,
    effectiveOn: row.effective_on,
    publishedAt: row.published_at,
    publishedBy: row.staff?.published_by ?? null,
    savedAt: row.updated_at,
    savedBy: row.staff?.updated_by ?? null,
    missing: row.missing,
  }));
}

type Texts = { title: LocalizedText; body: unknown };

function toTermsDraft(row: Texts): TermsDraft {
  return { ...splitTexts(row, ['title']), ...splitDocuments(row, ['body']) };
}

export async function getTermsTexts(client: BrowserClient, id: string): Promise<TermsDraft> {
  return toTermsDraft(
    await unwrap(client.from('general_terms').select('title, body').eq('id', id).single()),
  );
}

export type EditedTerms = {
  id: string;
  version: number;
  savedAt: string;
  savedBy: string | null;
  draft: TermsDraft;
};

/** There is at most one draft. */
export async function findTermsDraft(client: BrowserClient): Promise<EditedTerms | undefined> {
  const row = await unwrap(
    client
      .from('general_terms')
      .select('id, version, updated_at, title, body, staff:terms_staff(updated_by)')
      .eq('state', 'draft')
      .maybeSingle(),
  );
  if (!row) return undefined;
  const { id, version, updated_at: savedAt } = row;
  const savedBy = row.staff?.updated_by ?? null;
  return { id, version, savedAt, savedBy, draft: toTermsDraft(row) };
}

/** A new version starts with the text of the latest one. */
export async function createTermsDraft(client: BrowserClient): Promise<void> {
  const latest = await unwrap(
    client
      .from('general_terms')
      .select('title, body')
      .neq('state', 'draft')
      .order('number', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  const { error } = await client
    .from('general_terms')
    .insert({ title: latest?.title, body: latest?.body });
  // A colleague created a draft at the same time, so the draft of the colleague is used.
  if (error && error.code !== uniqueViolation) throw new BackendError(error);
}

type TermsSave = { draft: TermsDraft; changed: string[]; version: number };

/** Returns the new version, or null if a colleague saved in between. */
export async function saveTerms(
  client: BrowserClient,
  id: string,
  { draft, changed, version }: TermsSave,
): Promise<number | null> {
  const touches = (name: string) => changed.some((key) => key.startsWith(`${name}.`));
  const columns: Database['public']['Tables']['general_terms']['Update'] = {};
  if (touches('title')) columns.title = toLocalizedText(draft['title.en'], draft['title.sv']);
  if (touches('body'))
    columns.body = toLocalizedDocument(draft['body.en'], draft['body.sv']) as Json;
  const updatedRows = await unwrap(
    client
      .from('general_terms')
      .update(columns)
      .eq('id', id)
      .eq('version', version)
      .select('version'),
  );
  return toSavedVersion(version, updatedRows, () =>
    unwrap(client.from('general_terms').select('version').eq('id', id).maybeSingle()),
  );
}

/** Returns false if a colleague has saved, published or discarded the draft since that version. */
export async function publishTerms(
  client: BrowserClient,
  version: number,
  effectiveOn: string,
): Promise<boolean> {
  const { data, error } = await client.rpc('publish_general_terms', {
    seen_version: version,
    effective_on: effectiveOn,
  });
  if (error?.hint === 'no_draft') return false;
  if (error) throw new BackendError(error);
  return data !== null;
}

/** Archives the version in force without a successor. */
export async function archiveTerms(client: BrowserClient, id: string): Promise<void> {
  const columns = { state: 'archived' as const };
  const archived = await unwrap(
    client.from('general_terms').update(columns).eq('id', id).eq('state', 'published').select('id'),
  );
  requireRow(archived);
}

/** Reverts `archiveTerms`. */
export async function reinstateTerms(client: BrowserClient, id: string): Promise<void> {
  const columns = { state: 'published' as const };
  await unwrap(client.from('general_terms').update(columns).eq('id', id).select('id').single());
}

export async function deleteTermsDraft(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(
    client.from('general_terms').delete().eq('id', id).eq('state', 'draft').select('id'),
  );
}

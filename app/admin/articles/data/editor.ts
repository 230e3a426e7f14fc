import { type ArticleDraft, suggestArticleSlug } from '../../../../domain/content/article-draft.ts';
import type { Database } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { insertUnderFreeSlug } from '../../../backend/free-slug.ts';
import { toLocalizedText } from '../../../backend/localized-columns.ts';
import { toSavedVersion } from '../../../backend/saved-version.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';
import { type ArticleColumns, toArticleColumns, toArticleDraft } from './editor-row.ts';

export type ArticleState = Database['public']['Enums']['article_state'];

export type EditedArticle = {
  id: string;
  version: number;
  state: ArticleState;
  publishAt: string | null;
  savedAt: string;
  /** Id of the member of staff who saved last. */
  savedBy: string | null;
  draft: ArticleDraft;
};

const editedColumns =
  'id, version, state, publish_at, updated_at, staff:article_staff(updated_by), slug, title, excerpt, body, cover_path, cover_alt, tags, author_name, kind';

export async function findEditedArticle(
  client: BrowserClient,
  id: string,
): Promise<EditedArticle | undefined> {
  const row = await unwrap(
    client.from('articles').select(editedColumns).eq('id', id).maybeSingle(),
  );
  if (!row) return undefined;
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    publishAt: row.publish_at,
    savedAt: row.updated_at,
    savedBy: row.staff?.updated_by ?? null,
    draft: toArticleDraft(row),
  };
}

type ArticleSave = { draft: ArticleDraft; changed: string[]; version: number };

/** Returns the new version, or null if a colleague saved in between. */
export async function saveArticle(
  client: BrowserClient,
  id: string,
  { draft, changed, version }: ArticleSave,
): Promise<number | null> {
  return update(client, { id, version }, toArticleColumns(draft, changed));
}

export type ArticleStanding =
  | { state: 'draft' }
  | { state: 'published' }
  | { state: 'scheduled'; publish_at: string };

/** Publishes, schedules or unpublishes the version that the user has seen. */
export async function setArticleStanding(
  client: BrowserClient,
  seen: { id: string; version: number },
  standing: ArticleStanding,
): Promise<number | null> {
  return update(client, seen, standing);
}

async function update(
  client: BrowserClient,
  { id, version }: { id: string; version: number },
  columns: ArticleColumns,
): Promise<number | null> {
  const articles = () => client.from('articles');
  const updatedRows = await unwrap(
    articles().update(columns).eq('id', id).eq('version', version).select('version'),
  );
  return toSavedVersion(version, updatedRows, () =>
    unwrap(articles().select('version').eq('id', id).maybeSingle()),
  );
}

type NewArticle = Pick<ArticleDraft, 'title.en' | 'title.sv' | 'author_name'>;

/** Creates a draft under the first free slug derived from its title. Returns its id. */
export async function createArticle(client: BrowserClient, article: NewArticle): Promise<string> {
  const { 'title.en': en, 'title.sv': sv, author_name } = article;
  const title = toLocalizedText(en, sv);
  return insertUnderFreeSlug(suggestArticleSlug(en.trim() || sv), (slug) =>
    client.from('articles').insert({ slug, title, author_name }).select('id').single(),
  );
}

export async function deleteArticle(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('articles').delete().eq('id', id).select('id'));
}

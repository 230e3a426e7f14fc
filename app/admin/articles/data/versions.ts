import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { ArticleState } from './editor.ts';
import { type ArticleTexts, splitArticleTexts } from './editor-row.ts';

type ArticleVersion = {
  version: number;
  at: string;
  /** Id of the member of staff who saved it. */
  by: string | null;
  state: ArticleState;
  restoredFrom: number | null;
};

const maxVersions = 200;

/** Lists the saved versions of an article, newest first. */
export async function listArticleVersions(
  client: BrowserClient,
  articleId: string,
): Promise<ArticleVersion[]> {
  const rows = await unwrap(
    client
      .from('article_versions')
      .select('version, created_at, edited_by, state, restored_from')
      .eq('article_id', articleId)
      .order('version', { ascending: false })
      .limit(maxVersions),
  );
  return rows.map((row) => ({
    version: row.version,
    at: row.created_at,
    by: row.edited_by,
    state: row.state,
    restoredFrom: row.restored_from,
  }));
}

type VersionTexts = ReturnType<typeof splitArticleTexts>;

export async function getArticleVersion(
  client: BrowserClient,
  articleId: string,
  version: number,
): Promise<VersionTexts> {
  const row: ArticleTexts = await unwrap(
    client
      .from('article_versions')
      .select('slug, title, excerpt, body, cover_path, cover_alt, tags')
      .eq('article_id', articleId)
      .eq('version', version)
      .single(),
  );
  return splitArticleTexts(row);
}

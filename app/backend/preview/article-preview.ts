import type { ArticleDraft } from '../../../domain/content/article-draft.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { LoadContext } from '../../load-context.ts';
import type { ArticleRow } from '../../site/blog/data.ts';
import { toLocalizedDocument, toLocalizedText } from '../localized-columns.ts';
import { unwrap } from '../unwrap.ts';

/** Shows the article that the editor posts to the frame; with a token appended, the shared article. */
export const articlePreviewPath = '/preview/article';

export type ArticlePreview = ArticleRow & { body: unknown };

/** Returns the row that the draft would be saved as. */
export function toArticlePreview(draft: ArticleDraft, publishAt: string | null): ArticlePreview {
  const text = (name: 'title' | 'excerpt' | 'cover_alt'): LocalizedText =>
    toLocalizedText(draft[`${name}.en`], draft[`${name}.sv`]);
  const now = new Date().toISOString();
  return {
    slug: draft.slug,
    kind: draft.kind,
    title: text('title'),
    excerpt: text('excerpt'),
    cover_path: draft.cover_path,
    cover_alt: text('cover_alt'),
    tags: draft.tags,
    author_name: draft.author_name.trim() || null,
    publish_at: publishAt ?? now,
    updated_at: publishAt ?? now,
    body: toLocalizedDocument(draft['body.en'], draft['body.sv']),
  };
}

type OpenedPreview =
  | { state: 'open'; expires_at: string; article: ArticlePreview }
  | { state: 'expired' | 'unknown' };

/** Reads the article for a visitor with a preview link. */
export async function openArticlePreview(
  supabase: LoadContext['supabase'],
  token: string,
): Promise<OpenedPreview> {
  const page = await unwrap(supabase.rpc('open_article_preview', { token }));
  return (page as OpenedPreview | null) ?? { state: 'unknown' };
}

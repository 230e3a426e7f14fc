import type { ArticleDraft } from '../../../domain/content/article-draft.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { LoadContext } from '../../load-context.ts';
import type { ArticleRow } from '../../site/blog/data.ts';
import { documents, oneOrBoth } from '../localized-columns.ts';
import { unwrap } from '../unwrap.ts';

/** Where the site shows an article that it is told of; with a key behind it, the one that the key opens. */
export const articlePreviewPath = '/preview/article';

export type ArticlePreview = ArticleRow & { body: unknown };

/** The draft as the row it will be. */
export function toArticlePreview(draft: ArticleDraft, publishAt: string | null): ArticlePreview {
  const text = (name: 'title' | 'excerpt' | 'cover_alt'): LocalizedText =>
    oneOrBoth(draft[`${name}.en`], draft[`${name}.sv`]);
  const now = new Date().toISOString();
  return {
    slug: draft.slug,
    title: text('title'),
    excerpt: text('excerpt'),
    cover_path: draft.cover_path,
    cover_alt: text('cover_alt'),
    tags: draft.tags,
    author_name: draft.author_name.trim() || null,
    publish_at: publishAt ?? now,
    updated_at: publishAt ?? now,
    body: documents(draft['body.en'], draft['body.sv']),
  };
}

export type OpenedPreview =
  | { state: 'open'; expires_at: string; article: ArticlePreview }
  | { state: 'expired' | 'unknown' };

/** What somebody with a key and no account may read. */
export async function openArticlePreview(
  supabase: LoadContext['supabase'],
  token: string,
): Promise<OpenedPreview> {
  const page = await unwrap(supabase.rpc('open_article_preview', { token }));
  return (page as OpenedPreview | null) ?? { state: 'unknown' };
}

import type { ArticleKind } from '../../../domain/content/article-draft.ts';
import {
  parseRichDocument,
  type RichDocument,
  readingMinutes,
} from '../../../domain/content/rich-document.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { Recruiter } from '../../../domain/staff/recruiter.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { documentInLanguage } from '../../i18n/language/document-in-language.ts';
import { foreignParts } from '../../i18n/language/foreign-parts.ts';
import type { LoadContext } from '../../load-context.ts';

type Supabase = LoadContext['supabase'];

export type ArticleTag = { slug: string; name: string };

export type ArticleCard = {
  slug: string;
  kind: ArticleKind;
  title: string;
  excerpt: string;
  /** The language of parts that have not been translated. */
  lang: Foreign;
  cover: string | null;
  coverAlt: string;
  tags: string[];
  author: string | null;
  publishedAt: string;
  updatedAt: string;
};

/** The member of staff who wrote it, if they agreed to be shown. */
export type ArticleAuthor = Recruiter & { title: string; bio: string };

export type ArticlePage = ArticleCard & { body: RichDocument; minutes: number };
type Foreign = Partial<Record<'title' | 'excerpt' | 'body', Language>>;

export type ArticleRow = {
  slug: string;
  kind: ArticleKind;
  title: { en?: string; sv?: string };
  excerpt: { en?: string; sv?: string };
  cover_path: string | null;
  cover_alt: { en?: string; sv?: string };
  tags: string[];
  author_name: string | null;
  publish_at: string | null;
  updated_at: string;
};

const cardColumns =
  'slug, kind, title, excerpt, cover_path, cover_alt, tags, author_name, publish_at, updated_at';

type Page = { tag?: string; kind?: ArticleKind; from: number; count: number };

/** Returns a page of the blog, the newest first, and how many articles there are. */
export async function listArticles(
  supabase: Supabase,
  { tag, kind, from, count }: Page,
  language: Language,
): Promise<{ articles: ArticleCard[]; total: number }> {
  const query = supabase.from('articles').select(cardColumns, { count: 'exact' });
  const ofKind = kind ? query.eq('kind', kind) : query;
  const response = await (tag ? ofKind.contains('tags', [tag]) : ofKind)
    .order('publish_at', { ascending: false })
    .order('slug')
    .range(from, from + count - 1);
  // PGRST103: a page past the last one is empty, not an error.
  if (response.error?.code === 'PGRST103') return { articles: [], total: response.count ?? 0 };
  if (response.error) throw response.error;
  return {
    articles: response.data.map((row) => toCard(row, language)),
    total: response.count ?? 0,
  };
}

export async function findArticle(
  supabase: Supabase,
  slug: string,
  language: Language,
): Promise<ArticlePage | undefined> {
  const row = await unwrap(
    supabase.from('articles').select(`${cardColumns}, body`).eq('slug', slug).maybeSingle(),
  );
  return row ? toArticlePage(row, language) : undefined;
}

export function toArticlePage(
  row: ArticleRow & { body: unknown },
  language: Language,
): ArticlePage {
  const body = parseRichDocument(documentInLanguage(row.body, language));
  const { title, excerpt, body: text } = row;
  const lang = foreignParts({ title, excerpt, body: text }, language);
  return { ...toCard(row, language), lang, body, minutes: readingMinutes(body) };
}

export async function findArticleAuthor(
  supabase: Supabase,
  slug: string,
  language: Language,
): Promise<ArticleAuthor | null> {
  const row = await unwrap(supabase.rpc('get_article_author', { article_slug: slug }));
  const author = row as unknown as
    | (Recruiter & { title: LocalizedText; bio: LocalizedText })
    | null;
  if (!author) return null;
  const title = inLanguage(author.title, language);
  return { ...author, title, bio: inLanguage(author.bio, language) };
}

/** Finds the current slug of an article by a former one. */
export async function findMovedArticle(
  supabase: Supabase,
  slug: string,
): Promise<string | undefined> {
  const row = await unwrap(
    supabase.from('article_redirects').select('articles(slug)').eq('slug', slug).maybeSingle(),
  );
  return row?.articles?.slug;
}

export async function listArticleTags(
  supabase: Supabase,
  language: Language,
): Promise<ArticleTag[]> {
  const rows = await unwrap(supabase.from('article_tags').select('slug, name').order('slug'));
  return rows.map(({ slug, name }) => ({ slug, name: inLanguage(name, language) }));
}

function toCard(row: ArticleRow, language: Language): ArticleCard {
  return {
    slug: row.slug,
    kind: row.kind,
    title: inLanguage(row.title, language),
    excerpt: inLanguage(row.excerpt, language),
    lang: foreignParts({ title: row.title, excerpt: row.excerpt }, language),
    cover: row.cover_path,
    coverAlt: inLanguage(row.cover_alt, language),
    tags: row.tags,
    author: row.author_name,
    publishedAt: row.publish_at ?? row.updated_at,
    updatedAt: row.updated_at,
  };
}

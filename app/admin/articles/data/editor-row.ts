import {
  type ArticleDraft,
  type ArticleKind,
  articleDocuments,
  articleTexts,
} from '../../../../domain/content/article-draft.ts';
import type { Database, Json } from '../../../../domain/database.types.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import {
  splitDocuments,
  splitTexts,
  toLocalizedDocument,
  toLocalizedText,
} from '../../../backend/localized-columns.ts';

// Converts between the row of an article and the flat draft of the editor.

export type ArticleColumns = Database['public']['Tables']['articles']['Update'];

/** The fields that a version stores too. */
export type ArticleTexts = {
  slug: string;
  title: LocalizedText;
  excerpt: LocalizedText;
  cover_alt: LocalizedText;
  body: unknown;
  cover_path: string | null;
  tags: string[];
};

type ArticleRow = ArticleTexts & { author_name: string | null; kind: ArticleKind };

export function toArticleDraft(row: ArticleRow): ArticleDraft {
  return {
    ...splitArticleTexts(row),
    kind: row.kind,
    author_name: row.author_name ?? '',
    restored: '',
  };
}

export function splitArticleTexts(
  row: ArticleTexts,
): Omit<ArticleDraft, 'kind' | 'author_name' | 'restored'> {
  return {
    slug: row.slug,
    cover_path: row.cover_path,
    tags: row.tags,
    ...splitTexts(row, articleTexts),
    ...splitDocuments(row, articleDocuments),
  };
}

/** Returns the columns to write, derived from the changed keys of the draft. */
export function toArticleColumns(draft: ArticleDraft, changed: string[]): ArticleColumns {
  const touches = (name: string) => changed.some((key) => key.startsWith(`${name}.`));
  const columns: ArticleColumns = {
    restored_from: changed.includes('restored') ? Number.parseInt(draft.restored, 10) : null,
  };
  if (changed.includes('slug')) columns.slug = draft.slug;
  if (changed.includes('kind')) columns.kind = draft.kind;
  if (changed.includes('cover_path')) columns.cover_path = draft.cover_path;
  if (changed.includes('tags')) columns.tags = draft.tags;
  if (changed.includes('author_name')) columns.author_name = draft.author_name.trim() || null;
  for (const name of articleTexts) {
    if (touches(name)) columns[name] = toLocalizedText(draft[`${name}.en`], draft[`${name}.sv`]);
  }
  if (touches('body'))
    columns.body = toLocalizedDocument(draft['body.en'], draft['body.sv']) as Json;
  return columns;
}

import { type Language, languages } from '../language.ts';
import { maxSlugLength } from '../limits.ts';
import {
  type DocumentDraft,
  findSlugError,
  findTextError,
  isEmptyDocument,
  listTitleBlockers,
  type SlugError,
  type TitleBlocker,
} from './draft.ts';
import { parseRichDocument, type RichNode, toSlug } from './rich-document.ts';

// The draft of an article is flat, so that changes by two editors merge field by field.

export const articleTexts = ['title', 'excerpt', 'cover_alt'] as const;
export const articleDocuments = ['body'] as const;

type ArticleTextKey = `${(typeof articleTexts)[number]}.${Language}`;
type ArticleBodyKey = `body.${Language}`;

export const articleKinds = ['article', 'case'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export type ArticleDraft = {
  slug: string;
  kind: ArticleKind;
  author_name: string;
  /** Path of the picture in the bucket `media`. */
  cover_path: string | null;
  tags: string[];
  /** The restored version and a unique suffix, `3:…`; empty if none was restored. */
  restored: string;
} & Record<ArticleTextKey, string> &
  Record<ArticleBodyKey, DocumentDraft>;

export const maxArticleLengths = {
  slug: maxSlugLength,
  title: 160,
  excerpt: 400,
  cover_alt: 300,
  author_name: 120,
  /** Characters of a body as JSON; the bodies of both languages fit into one column. */
  body: 450_000,
};

const maxTags = 10;

type ArticleError = SlugError | 'too_many';

/** Errors that prevent a field from being saved, by key. */
export function findArticleErrors(draft: ArticleDraft): Record<string, ArticleError> {
  const errors: Record<string, ArticleError> = {};
  const addError = (key: string, error: ArticleError | undefined) => {
    if (error) errors[key] = error;
  };
  addError('slug', findSlugError(draft.slug));
  addError('author_name', findTextError(draft.author_name, maxArticleLengths.author_name));
  addError('tags', draft.tags.length > maxTags ? 'too_many' : undefined);
  for (const language of languages) {
    for (const text of articleTexts) {
      const key = `${text}.${language}` as const;
      addError(key, findTextError(draft[key], maxArticleLengths[text]));
    }
    const body = JSON.stringify(draft[`body.${language}`] ?? '');
    addError(`body.${language}`, body.length > maxArticleLengths.body ? 'too_long' : undefined);
  }
  return errors;
}

/** Texts that are missing in a language, in the order of the page. */
export function listMissingInArticle(draft: ArticleDraft): string[] {
  const missingKeys = (text: (typeof articleTexts)[number]) =>
    languages.map((language) => `${text}.${language}` as const).filter((key) => !draft[key].trim());
  const bodies = languages
    .map((language) => `body.${language}` as const)
    .filter((key) => isEmptyDocument(draft[key]));
  const pictures = languages
    .filter((language) => countUndescribed(draft[`body.${language}`]) > 0)
    .map((language) => `pictures.${language}`);
  return [
    ...missingKeys('title'),
    ...missingKeys('excerpt'),
    ...(draft.cover_path ? missingKeys('cover_alt') : []),
    ...bodies,
    ...pictures,
  ];
}

/** Counts pictures without an alternative text. */
function countUndescribed(document: DocumentDraft): number {
  const count = (nodes: RichNode[]): number =>
    nodes.reduce((sum, node) => {
      if (node.type === 'image') return sum + (node.alt.trim() === '' ? 1 : 0);
      return sum + ('content' in node ? count(node.content) : 0);
    }, 0);
  return count(parseRichDocument(document));
}

type ArticleBlocker = TitleBlocker | 'body_missing';

/** Reasons why the article cannot be published, besides the errors of its fields. */
export function listArticleBlockers(draft: ArticleDraft): ArticleBlocker[] {
  const isEmpty = languages.every((language) => isEmptyDocument(draft[`body.${language}`]));
  const blockers: (ArticleBlocker | false)[] = [
    ...listTitleBlockers([draft['title.en'], draft['title.sv']]),
    isEmpty && 'body_missing',
  ];
  return blockers.filter((blocker) => blocker !== false);
}

/** Derives a slug from a title; `article` if the title has no usable letters. */
export function suggestArticleSlug(title: string): string {
  return toSlug(title) || 'article';
}

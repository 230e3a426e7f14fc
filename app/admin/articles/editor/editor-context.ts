import { createContext, use } from 'react';
import type { ArticleDraft } from '../../../../domain/content/article-draft.ts';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import type { EditedArticle } from '../data/editor.ts';

export type ArticleEditing = {
  article: EditedArticle;
  draft: ArticleDraft;
  change: (changes: Partial<ArticleDraft>) => void;
  /** The error of a field as a message. */
  errorOf: (key: string) => string | undefined;
  /** Keys of the texts that are missing in one language. */
  missing: Set<string>;
  nameOf: NameOf;
  /** True if the user may only read. */
  disabled: boolean;
};

/** Creates a change of one field. */
export function entry<Key extends keyof ArticleDraft>(
  key: Key,
  value: ArticleDraft[Key],
): Partial<ArticleDraft> {
  return { [key]: value } as Partial<ArticleDraft>;
}

export const ArticleEditingContext = createContext<ArticleEditing | undefined>(undefined);

export function useArticleEditing(): ArticleEditing {
  const editing = use(ArticleEditingContext);
  if (!editing) throw new Error('useArticleEditing is used outside of the article editor');
  return editing;
}

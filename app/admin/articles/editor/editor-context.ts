import { createContext, use } from 'react';
import type { ArticleDraft } from '../../../../domain/content/article-draft.ts';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import type { EditedArticle } from '../data/editor.ts';
import type { ArticleEditorTexts } from './load-editor.server.ts';

export type ArticleEditing = ArticleEditorTexts & {
  article: EditedArticle;
  draft: ArticleDraft;
  change: (changes: Partial<ArticleDraft>) => void;
  /** What is wrong with a field, in words. */
  faultOf: (key: string) => string | undefined;
  /** Keys of the texts that one language lacks. */
  missing: Set<string>;
  nameOf: NameOf;
  /** Only to be read. */
  disabled: boolean;
};

/** A change to one field. */
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

import {
  type ArticleDraft,
  findArticleErrors,
  listMissingInArticle,
} from '../../../../domain/content/article-draft.ts';
import { useEditing, useEditor } from '../../kit/editor/use-editor.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { type EditedArticle, findEditedArticle, saveArticle } from '../data/editor.ts';

export const useArticleEditing = useEditing<EditedArticle, ArticleDraft>;

export function useArticleEditor(article: EditedArticle, isGone: boolean) {
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { role } = useStaff();
  const { details, content, cover } = messages;
  const errors = { ...editing.errors, ...messages.errors };
  return useEditor(article, {
    name: 'article',
    id: article.id,
    table: 'articles',
    list: '/admin/blog',
    messages,
    isGone,
    disabled: role === 'recruiter',
    isAutomatic: ({ state }) => state !== 'published',
    find: (client) => findEditedArticle(client, article.id),
    save: (client, save) => saveArticle(client, article.id, save),
    combine: (key, theirs, mine) => (key === 'restored' ? mine || theirs : undefined),
    findErrors: findArticleErrors,
    describeError: (error) => errors[error],
    slugTaken: messages.errors.slug_taken,
    listMissing: listMissingInArticle,
    labels: {
      ...content.fields,
      slug: editing.slug,
      kind: details.kind,
      author_name: details.author,
      tags: details.tags,
      cover_path: cover.title,
    },
  });
}

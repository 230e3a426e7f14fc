import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { type ArticleStanding, setArticleStanding } from '../data/editor.ts';
import { useArticleEditing } from './use-article-editor.ts';

/**
 * Publishes, schedules or unpublishes. Resolves to false if a colleague saved first; the editor
 * then shows their changes.
 */
export function useSetPublishState() {
  const { row: article, autosave } = useArticleEditing();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { id } = article;

  return useCallback(
    async (standing: ArticleStanding): Promise<boolean> => {
      const { version } = autosave.getSnapshot().stored;
      const saved = await setArticleStanding(await getClient(), { id, version }, standing);
      await queries.invalidateQueries({ queryKey: queryKeys.row('articles', id) });
      return saved !== null;
    },
    [autosave, getClient, queries, id],
  );
}

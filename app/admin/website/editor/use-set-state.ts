import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sectionOf, type WebsiteState } from '../../../../domain/content/website.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { setItemState } from '../data/editor.ts';
import { useItemEditing } from './use-item-editor.ts';

/** Publishes or hides. Resolves to false if a colleague saved first; the editor then shows their changes. */
export function useSetState() {
  const { row, autosave } = useItemEditing();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { id, section } = row;

  return useCallback(
    async (state: WebsiteState): Promise<boolean> => {
      const { version } = autosave.getSnapshot().stored;
      const saved = await setItemState(await getClient(), section, { id, version }, state);
      await queries.invalidateQueries({ queryKey: queryKeys.table(sectionOf(section).table) });
      return saved !== null;
    },
    [autosave, getClient, queries, id, section],
  );
}

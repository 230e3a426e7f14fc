import { hashKey } from '@tanstack/react-query';
import { toast } from 'sonner';
import type { BulkSelection } from '../../../../../domain/bulk/bulk-action.ts';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { formatPlural } from '../../../../i18n/format-plural.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { useMessages } from '../../../use-messages.ts';
import { findMatching } from '../data/find-matching.ts';
import { findSelected } from '../data/find-selected.ts';
import { renderListPath } from '../data/list-path.ts';
import { idOf, type ListQuery } from '../data/list-source.ts';
import { countSelected, type Selection } from './selection.ts';
import { useSelection } from './use-selection.ts';

type ListSelectionOptions = {
  query: ListQuery;
  /** The rows of the page. */
  ids: string[];
  /** True while the page still shows the rows of the previous query. */
  isStale: boolean;
  /** True if the list opens with all matching rows selected. */
  isAllSelected: boolean;
  /** The number of matching rows. */
  total: number;
};

export type ListSelection = ReturnType<typeof useListSelection>;

/** The selected rows of a list, on all of its pages. */
export function useListSelection(options: ListSelectionOptions) {
  const { query, ids, isStale, isAllSelected, total } = options;
  const { deselected } = useMessages('list');
  const language = useLanguage();
  const { getClient } = useAuth();
  const rows = useSelection({
    ids,
    match: hashKey([query.text, query.conditions, query.source.where ?? []]),
    isStale,
    findMatching: async (chosenIds) => findMatching(await getClient(), query, chosenIds),
    isAllSelected,
    onDrop: (dropped) => toast(formatPlural(deselected, dropped, language), { id: 'deselected' }),
  });
  const { selection } = rows;
  return {
    ...rows,
    count: countSelected(selection, total),
    /** Finds the selected rows on all pages. Only for actions on a few rows. */
    findIds: async () => findSelected(await getClient(), query, selection),
    /** Returns the selection as the server resolves it. */
    describe: async () => describeSelection(await getClient(), query, selection),
  };
}

/** Describes the selected rows for the server: by their keys, or by the read of the list itself. */
function describeSelection(
  client: BrowserClient,
  query: ListQuery,
  selection: Selection,
): BulkSelection {
  if (selection.mode === 'some') return { mode: 'some', ids: [...selection.ids] };
  const id = idOf(query.source);
  const path = `/rest/v1/${renderListPath(client, query)}`;
  return { mode: 'all', path, id, except: [...selection.except] };
}

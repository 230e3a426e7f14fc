import type { BulkSelection } from '../../../../../domain/bulk/bulk-action.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { renderListPath } from '../data/list-path.ts';
import { idOf, type ListQuery } from '../data/list-source.ts';
import type { Selection } from './selection.ts';

/** Describes the selected rows for the server: by their keys, or by the read of the list itself. */
export function describeSelection(
  client: BrowserClient,
  query: ListQuery,
  selection: Selection,
): BulkSelection {
  if (selection.mode === 'some') return { mode: 'some', ids: [...selection.ids] };
  const id = idOf(query.source);
  const path = `/rest/v1/${renderListPath(client, query)}`;
  return { mode: 'all', path, id, except: [...selection.except] };
}

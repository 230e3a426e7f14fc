import type { BulkSelection } from '../../../../../domain/bulk/bulk-action.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { idOf, type ListQuery } from '../data/list-source.ts';
import { openQuery } from '../data/open-query.ts';
import type { Selection } from './selection.ts';

/** Describes the selected rows for the server: by their keys, or by the read of the list itself. */
export function describeSelection(
  client: BrowserClient,
  query: ListQuery,
  selection: Selection,
): BulkSelection {
  if (selection.mode === 'some') return { mode: 'some', ids: [...selection.ids] };
  const id = idOf(query.source);
  // The builder knows its URL, but its type keeps it to itself.
  const { url } = openQuery(client, query, { select: `row_key:${id}` }) as unknown as { url: URL };
  return { mode: 'all', path: `${url.pathname}${url.search}`, id, except: [...selection.except] };
}

import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { isSelected, type Selection } from '../selection/selection.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

/**
 * Finds the rows of a selection on all pages of the list. There must be no more of them than one response of the data
 * API holds.
 */
export async function findSelected(
  client: BrowserClient,
  query: ListQuery,
  selection: Selection,
): Promise<string[]> {
  if (selection.mode === 'some') return [...selection.ids];
  const id = idOf(query.source);
  const rows = openQuery(client, query, { select: `row_key:${id}` });
  const keyRows = (await unwrap(rows)) as unknown as { row_key: string }[];
  return keyRows.map(({ row_key }) => row_key).filter((key) => isSelected(selection, key));
}

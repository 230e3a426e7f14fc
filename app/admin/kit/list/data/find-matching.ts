import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

/** Small enough for a URL with that many ids. */
const maxIds = 200;

/** Finds which of these rows match the search and the filters. */
export async function findMatching(
  client: BrowserClient,
  query: ListQuery,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const id = idOf(query.source);
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += maxIds) {
    const values = ids.slice(from, from + maxIds);
    const conditions = [...query.conditions, { column: id, is: 'in' as const, values }];
    const rows = openQuery(client, { ...query, conditions }, { select: `row_key:${id}` });
    for (const { row_key } of (await unwrap(rows)) as unknown as { row_key: string }[])
      found.add(row_key);
  }
  return found;
}

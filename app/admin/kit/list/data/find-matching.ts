import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { inParts } from '../../../../backend/parts/in-parts.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

/** Finds which of these rows match the search and the filters. */
export async function findMatching(
  client: BrowserClient,
  query: ListQuery,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const id = idOf(query.source);
  const parts = await inParts(ids, async (values) => {
    const conditions = [...query.conditions, { column: id, is: 'in' as const, values }];
    const rows = openQuery(client, { ...query, conditions }, { select: `row_key:${id}` });
    return (await unwrap(rows)) as unknown as { row_key: string }[];
  });
  return new Set(parts.flat().map(({ row_key }) => row_key));
}

import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { idOf, type Keyed, type ListQuery, type Place, type Sort } from './list-source.ts';
import { applyConditions, openQuery } from './open-query.ts';
import { listSegments, type Segment } from './segments.ts';

export type PageRequest = ListQuery & { sort: Sort; place: Place; size: number };
export type Page<Row> = { rows: (Row & Keyed)[]; hasPrevious: boolean; hasNext: boolean };

/** Reads one page at any cursor of the list. */
export async function readPage<Row>(
  client: BrowserClient,
  request: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const { source, sort, place, size } = request;
  const select = `${source.select},row_key:${idOf(source)},sort_key:${sort.by}`;

  const read = async (segment: Segment, limit: number): Promise<(Row & Keyed)[]> => {
    let rows = applyConditions(openQuery(client, request, { select }), segment.conditions);
    for (const { column, ascending } of segment.order) {
      rows = rows.order(column, { ascending });
    }
    rows = rows.limit(limit);
    const found: unknown = await unwrap(signal ? rows.abortSignal(signal) : rows);
    return found as (Row & Keyed)[];
  };

  // One more than the page shows whether there is a next page.
  const wanted = size + 1;
  const found: (Row & Keyed)[] = [];
  for (const wave of listSegments(sort, idOf(source), place)) {
    if (found.length >= wanted) break;
    const parts = await Promise.all(wave.map((segment) => read(segment, wanted - found.length)));
    found.push(...parts.flat());
  }
  const hasMore = found.length > size;
  // The segments of a wave may return more than one page in total.
  const rows = found.slice(0, size);
  const forward = place.at === 'first' || place.at === 'after';
  return forward
    ? { rows, hasPrevious: place.at === 'after', hasNext: hasMore }
    : { rows: rows.reverse(), hasPrevious: hasMore, hasNext: place.at === 'before' };
}

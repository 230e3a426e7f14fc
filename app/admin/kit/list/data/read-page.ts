import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { idOf, type ListQuery, type PagePosition, type RowKeys, type Sort } from './list-source.ts';
import { applyConditions, openQuery } from './open-query.ts';
import { listSegments, type Segment } from './segments.ts';

type PageRequest = ListQuery & { sort: Sort; pagePosition: PagePosition; size: number };
export type Page<Row> = { rows: (Row & RowKeys)[]; hasPrevious: boolean; hasNext: boolean };

/** Reads one page at any cursor of the list. */
export async function readPage<Row>(
  client: BrowserClient,
  request: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const { source, sort, pagePosition, size } = request;
  const select = `${source.select},row_key:${idOf(source)},sort_key:${sort.by}`;

  const readSegment = async (segment: Segment, limit: number): Promise<(Row & RowKeys)[]> => {
    let rows = applyConditions(openQuery(client, request, { select }), segment.conditions);
    for (const { column, ascending } of segment.order) {
      rows = rows.order(column, { ascending });
    }
    rows = rows.limit(limit);
    const data: unknown = await unwrap(signal ? rows.abortSignal(signal) : rows);
    return data as (Row & RowKeys)[];
  };

  // One more than the page shows whether there is a next page.
  const limit = size + 1;
  const foundRows: (Row & RowKeys)[] = [];
  for (const wave of listSegments(sort, idOf(source), pagePosition)) {
    if (foundRows.length >= limit) break;
    const parts = await Promise.all(
      wave.map((segment) => readSegment(segment, limit - foundRows.length)),
    );
    foundRows.push(...parts.flat());
  }
  const hasMore = foundRows.length > size;
  // The segments of a wave may return more than one page in total.
  const rows = foundRows.slice(0, size);
  const isForward = pagePosition.at === 'first' || pagePosition.at === 'after';
  return isForward
    ? { rows, hasPrevious: pagePosition.at === 'after', hasNext: hasMore }
    : { rows: rows.reverse(), hasPrevious: hasMore, hasNext: pagePosition.at === 'before' };
}

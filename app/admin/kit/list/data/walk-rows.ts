import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

export type Walked = { row_key: string };
export type WalkOptions = { select: string; chunk: number; signal?: AbortSignal };

/**
 * Every row of a query, in chunks, by its key: rows that stop matching on the way, because of what
 * is done with them, neither shift the walk nor come twice.
 */
export async function* walkMatching<Row>(
  client: BrowserClient,
  query: ListQuery,
  { select, chunk, signal }: WalkOptions,
): AsyncGenerator<(Row & Walked)[]> {
  const id = idOf(query.source);
  let last: string | undefined;
  while (!signal?.aborted) {
    let rows = openQuery(client, query, { select: `${select},row_key:${id}` });
    if (last !== undefined) rows = rows.gt(id, last);
    const found = (await unwrap(rows.order(id).limit(chunk))) as (Row & Walked)[];
    if (found.length > 0) yield found;
    last = found.at(-1)?.row_key;
    if (found.length < chunk) return;
  }
}

/** Rows that were chosen one by one; those that are gone by now are left out. */
export async function* walkChosen<Row>(
  client: BrowserClient,
  query: ListQuery,
  ids: string[],
  { select, chunk, signal }: WalkOptions,
): AsyncGenerator<(Row & Walked)[]> {
  const id = idOf(query.source);
  const { source } = query;
  for (let from = 0; from < ids.length && !signal?.aborted; from += chunk) {
    const part = ids.slice(from, from + chunk);
    const rows = openQuery(
      client,
      { source, text: '', conditions: [{ column: id, is: 'in', values: part }] },
      { select: `${select},row_key:${id}` },
    );
    const found = (await unwrap(rows.order(id))) as (Row & Walked)[];
    if (found.length > 0) yield found;
  }
}

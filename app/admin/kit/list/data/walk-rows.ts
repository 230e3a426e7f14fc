import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

export type Walked = { row_key: string };
/** Small enough for a URL with that many ids. */
const maxIds = 200;

export type WalkOptions = { select: string; chunk: number; signal?: AbortSignal };

/**
 * Yields every row of a query in chunks, by key: rows that stop matching during the walk are
 * neither skipped nor read twice.
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

/** Yields rows by id; rows that no longer exist are left out. */
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
    for (const { row_key } of (await unwrap(rows)) as unknown as Walked[]) found.add(row_key);
  }
  return found;
}

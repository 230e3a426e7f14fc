import { BackendError } from '../../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

export type Count = { total: number; isExact: boolean };

// PostgREST counts rows up to this limit and estimates beyond it.
const exactUpTo = 1_000;

export async function readCount(
  client: BrowserClient,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Count> {
  const counted = openQuery(client, query, {
    select: idOf(query.source),
    count: 'estimated',
    head: true,
  });
  const { count, error } = await (signal ? counted.abortSignal(signal) : counted);
  if (error) throw new BackendError(error);
  return { total: count ?? 0, isExact: (count ?? 0) <= exactUpTo };
}

import { BackendError } from '../../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { idOf, type ListQuery } from './list-source.ts';
import { openQuery } from './open-query.ts';

export type Count = { total: number; isExact: boolean };

type CountOptions = { maxRows: number; signal?: AbortSignal };

/** Counts the rows of a list. The server counts up to `maxRows` and estimates beyond it. */
export async function readCount(
  client: BrowserClient,
  query: ListQuery,
  { maxRows, signal }: CountOptions,
): Promise<Count> {
  const countQuery = openQuery(client, query, {
    select: idOf(query.source),
    count: 'estimated',
    head: true,
  });
  const { count, error } = await (signal ? countQuery.abortSignal(signal) : countQuery);
  if (error) throw new BackendError(error);
  const total = count ?? 0;
  return { total, isExact: total <= maxRows };
}

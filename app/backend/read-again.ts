import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Returns a function that refetches the queries under a key. */
export function useReadAgain(queryKey: QueryKey): () => void {
  const queries = useQueryClient();
  return () => void readAgain(queries, queryKey);
}

export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first read that is under way may be older than the change, and invalidating does not restart it.
  await endReads(queries, queryKey);
  await queries.invalidateQueries({ queryKey });
}

/** Waits for running fetches under the key, whose results may be older than the change. */
export async function endReads(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map((query) => query.promise));
}

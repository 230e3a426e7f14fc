import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Returns a function that refetches the queries under a key. */
export function useRefetch(queryKey: QueryKey): () => void {
  const queries = useQueryClient();
  return () => void refetch(queries, queryKey);
}

export async function refetch(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first read that is under way may be older than the change, and invalidating does not restart it.
  await settleFetches(queries, queryKey);
  await queries.invalidateQueries({ queryKey });
}

/** Waits for running fetches under the key, whose results may be older than the change. */
export async function settleFetches(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const running = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(running.map((query) => query.promise));
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { BrowserClient } from './browser-client.ts';
import type { TableName } from './query-keys.ts';

export type FollowOptions = {
  table: TableName;
  /** Only rows for which this holds, such as `job_id=eq.…`. */
  filter?: string;
  /** What to read again when one of them changes. */
  queryKey: QueryKey;
  /** How long to gather changes before reading again. */
  pause?: number;
};

// Long enough to take a colleague's bulk change as one, short enough to feel live.
const usualPause = 60;

/** Reads a query again whenever its rows change, whoever changed them. Returns how to stop. */
export function followTable(
  client: BrowserClient,
  queries: QueryClient,
  { table, filter, queryKey, pause = usualPause }: FollowOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void readNow(queries, queryKey);
    }, pause);
  };
  const channel = client
    .channel(`${table}:${filter ?? '*'}:${crypto.randomUUID()}`)
    .on('postgres_changes', { event: '*', schema: 'public', table, filter }, readAgain)
    // What changed before the channel stood, or while it was down, was not heard.
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') readAgain();
    });
  return () => {
    clearTimeout(timer);
    void client.removeChannel(channel);
  };
}

/** A first read that is still under way may be older than the change, and is not begun anew on its own. */
export async function readNow(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await endReads(queries, queryKey);
  await queries.invalidateQueries({ queryKey });
}

/** Until nothing under the key is being read that may be older than now. */
export async function endReads(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map((query) => query.promise));
}

import { hashKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BrowserClient } from './browser-client.ts';
import { type FollowOptions, followTable } from './follow-table.ts';

type LiveQueryOptions<T> = Omit<FollowOptions, 'queryKey'> &
  Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;

/** A query that stays true while it is on the screen. */
export function useLiveQuery<T>(client: BrowserClient, options: LiveQueryOptions<T>) {
  const { table, filter, queryKey, queryFn } = options;
  const queries = useQueryClient();
  const latestKey = useRef(queryKey);
  latestKey.current = queryKey;
  const identity = hashKey(queryKey);

  useEffect(() => {
    // Keys are new arrays on every render; the channel is opened anew only when they mean something else.
    if (hashKey(latestKey.current) !== identity) return;
    return followTable(client, queries, { table, filter, queryKey: latestKey.current });
  }, [client, queries, table, filter, identity]);

  return useQuery({ queryKey, queryFn });
}

import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth/auth-context.ts';
import type { BrowserClient } from './browser-client.ts';
import { useRefetch } from './refetch.ts';
import { type FollowedTable, useTableChanges } from './use-table-changes.ts';

type Options<T> = {
  queryKey: QueryKey;
  queryFn: (client: BrowserClient) => Promise<T>;
  /** A change in any of these tables runs the query again. */
  follow: FollowedTable[];
};

/** Runs a query over several tables, and again whenever one of them changes. */
export function useLiveTables<T>({ queryKey, queryFn, follow }: Options<T>) {
  const { getClient } = useAuth();
  useTableChanges(follow, useRefetch(queryKey));
  return useQuery({ queryKey, queryFn: async () => queryFn(await getClient()) });
}

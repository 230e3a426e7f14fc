import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { BrowserClient } from './browser-client.ts';
import { useRefetch } from './refetch.ts';
import { useClientQuery } from './use-client-query.ts';
import { type FollowedTable, useTableChanges } from './use-table-changes.ts';

type Options<T> = {
  queryKey: QueryKey;
  queryFn: (client: BrowserClient) => Promise<T>;
  /** A change in any of these tables runs the query again. */
  follow: FollowedTable[];
  /** Shows the result of the previous key until the result of the new key has loaded. */
  keepsPrevious?: boolean;
};

/** Runs a query over several tables, and repeats the query whenever one of the tables changes. */
export function useLiveTables<T>({ queryKey, queryFn, follow, keepsPrevious = false }: Options<T>) {
  useTableChanges(follow, useRefetch(queryKey));
  return useClientQuery({
    queryKey,
    queryFn,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
  });
}

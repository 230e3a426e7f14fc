import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth/auth-context.ts';
import type { BrowserClient } from './browser-client.ts';
import { useReadAgain } from './read-again.ts';
import { type FollowedTable, useTableChanges } from './use-table-changes.ts';

type Options<T> = {
  queryKey: QueryKey;
  queryFn: (client: BrowserClient) => Promise<T>;
  /** A change in any of these reads it again. */
  follow: FollowedTable[];
};

/** A query over several tables that stays true while it is on the screen. */
export function useLiveTables<T>({ queryKey, queryFn, follow }: Options<T>) {
  const { getClient } = useAuth();
  useTableChanges(follow, useReadAgain(queryKey));
  return useQuery({ queryKey, queryFn: async () => queryFn(await getClient()) });
}

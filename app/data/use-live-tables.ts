import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useAuth } from './auth-context.ts';
import type { BrowserClient } from './browser-client.ts';
import { useFollowTables } from './list/use-follow-tables.ts';
import type { TableName } from './query-keys.ts';

type Options<T> = {
  queryKey: QueryKey;
  queryFn: (client: BrowserClient) => Promise<T>;
  /** A change in any of these reads it again. */
  follow: TableName[];
};

/** A query over several tables that stays true while it is on the screen. */
export function useLiveTables<T>({ queryKey, queryFn, follow }: Options<T>) {
  const { getClient } = useAuth();
  useFollowTables(follow, queryKey);
  return useQuery({ queryKey, queryFn: async () => queryFn(await getClient()) });
}

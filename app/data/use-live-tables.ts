import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from './auth-context.ts';
import type { BrowserClient } from './browser-client.ts';
import { type FollowOptions, followTable } from './follow-table.ts';

type Options<T> = {
  queryKey: QueryKey;
  queryFn: (client: BrowserClient) => Promise<T>;
  /** A change in any of these reads it again. */
  follow: Omit<FollowOptions, 'queryKey'>[];
};

/** A query over several tables that stays true while it is on the screen. */
export function useLiveTables<T>({ queryKey, queryFn, follow }: Options<T>) {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const identity = hashKey([queryKey, follow]);
  const latest = useRef({ queryKey, follow });
  latest.current = { queryKey, follow };

  useEffect(() => {
    const { queryKey: key, follow: tables } = latest.current;
    if (hashKey([key, tables]) !== identity) return;
    let stops: (() => void)[] | undefined;
    let isLeft = false;
    void getClient().then((client) => {
      if (isLeft) return;
      stops = tables.map((options) => followTable(client, queries, { ...options, queryKey: key }));
    });
    return () => {
      isLeft = true;
      for (const stop of stops ?? []) stop();
    };
  }, [getClient, queries, identity]);

  return useQuery({ queryKey, queryFn: async () => queryFn(await getClient()) });
}

import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from './auth/auth-context.ts';
import { type FollowOptions, followTable } from './follow-table.ts';

export type Followed = Omit<FollowOptions, 'queryKey'>;

/** Reads the queries under a key again when one of the tables changes. */
export function useFollowTables(tables: Followed[], queryKey: QueryKey): void {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const latest = useRef({ tables, queryKey });
  latest.current = { tables, queryKey };
  const identity = hashKey([tables, queryKey]);

  useEffect(() => {
    const { tables, queryKey } = latest.current;
    // Both are new objects on every render; channels are opened anew only when they mean something else.
    if (hashKey([tables, queryKey]) !== identity) return;
    let stops: (() => void)[] = [];
    let isLeft = false;
    void getClient().then((client) => {
      if (isLeft) return;
      stops = tables.map((table) => followTable(client, queries, { ...table, queryKey }));
    });
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [getClient, queries, identity]);
}

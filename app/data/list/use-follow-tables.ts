import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from '../auth-context.ts';
import { followTable } from '../follow-table.ts';
import type { TableName } from '../query-keys.ts';

/** Reads the queries under a key again when one of the tables changes. */
export function useFollowTables(tables: TableName[], queryKey: QueryKey): void {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const latest = useRef({ tables, queryKey });
  latest.current = { tables, queryKey };
  const identity = hashKey([tables, queryKey]);

  useEffect(() => {
    if (hashKey([latest.current.tables, latest.current.queryKey]) !== identity) return;
    let stops: (() => void)[] = [];
    let stopped = false;
    const { tables, queryKey } = latest.current;
    void getClient().then((client) => {
      if (stopped) return;
      stops = tables.map((table) => followTable(client, queries, { table, queryKey }));
    });
    return () => {
      stopped = true;
      for (const stop of stops) stop();
    };
  }, [getClient, queries, identity]);
}

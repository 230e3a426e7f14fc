import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAuth } from './auth/auth-context.ts';
import type { BrowserClient } from './browser-client.ts';
import type { TableName } from './query-keys.ts';

export type FollowedTable = {
  table: TableName;
  /** Only rows for which this holds, such as `job_id=eq.…`. */
  filter?: string;
  /** Milliseconds in which changes are gathered before they are reported. */
  pause?: number;
};

/** `ids` are the rows that changed, or undefined if changes may have been missed. */
type OnTableChange = (ids: string[] | undefined) => void;

// Long enough to take a colleague's bulk change as one, short enough to feel live.
const usualPause = 60;

/** Reports changes to the rows of some tables, by anyone, while the component is mounted. */
export function useTableChanges(tables: FollowedTable[], onChange: OnTableChange): void {
  const { getClient } = useAuth();
  // Through the ref, a new callback does not subscribe again.
  const latest = useRef({ tables, onChange });
  latest.current = { tables, onChange };
  // The array is new on every render, so channels depend on its content.
  const identity = hashKey([tables]);

  useEffect(() => {
    const { tables } = latest.current;
    if (hashKey([tables]) !== identity) return;
    let unsubscribes: (() => void)[] = [];
    let isOver = false;
    void getClient().then((client) => {
      if (isOver) return;
      unsubscribes = tables.map((table) =>
        subscribeToTable(client, table, (ids) => latest.current.onChange(ids)),
      );
    });
    return () => {
      isOver = true;
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [getClient, identity]);
}

/** Returns an unsubscribe function. */
export function subscribeToTable(
  client: BrowserClient,
  { table, filter, pause = usualPause }: FollowedTable,
  onChange: OnTableChange,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids: Set<string> | undefined = new Set();
  const report = () => {
    timer ??= setTimeout(() => {
      const changed = ids && [...ids];
      timer = undefined;
      ids = new Set();
      onChange(changed);
    }, pause);
  };
  const channel = client
    .channel(`${table}:${filter ?? '*'}:${crypto.randomUUID()}`)
    .on('postgres_changes', { event: '*', schema: 'public', table, filter }, (change) => {
      const { id } = { ...change.old, ...change.new } as { id?: unknown };
      ids?.add(String(id));
      report();
    })
    .subscribe((status) => {
      if (status !== 'SUBSCRIBED') return;
      // Changes before the channel stood, or while it was down, were not received.
      ids = undefined;
      report();
    });
  return () => {
    clearTimeout(timer);
    void client.removeChannel(channel);
  };
}

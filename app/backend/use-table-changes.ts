import type { RealtimeSystemPayload } from '@supabase/supabase-js';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveTable } from '../../domain/live-table.ts';
import { useAuth } from './auth/auth-context.ts';
import type { BrowserClient } from './browser-client.ts';

export type FollowedTable = {
  table: LiveTable;
  /** Limits the changes to rows that match, such as `job_id=eq.…`. */
  filter?: string;
};

/** `ids` are the rows that changed, or undefined if changes may have been missed. */
type OnTableChange = (ids: string[] | undefined) => void;

/**
 * Asks the server how long ago the tables changed. The rows are read when the subscription starts, so they are read
 * again only if something changed since then.
 */
const withLastChange = {
  broadcast: {},
  postgres_changes_options: { wait: false, last_change: true },
};
/** A read that another component began is shared, so the rows may be a little older than the subscription. */
const slackMs = 1_000;
type SystemPayload = RealtimeSystemPayload & { last_change_ms?: number };

// This time is long enough to treat a colleague's bulk change as one, and short enough to feel live.
const usualDebounceMs = 60;

/**
 * Reports changes to the rows of some tables, by anyone, while the component is mounted. Changes
 * within `debounceMs` are reported together.
 */
export function useTableChanges(
  tables: FollowedTable[],
  onChange: OnTableChange,
  debounceMs = usualDebounceMs,
): void {
  const { getClient } = useAuth();
  // The callback is read through a ref, so that a new one does not subscribe again.
  const latestOptions = useRef({ tables, onChange });
  latestOptions.current = { tables, onChange };
  // The array is new on every render, so the channel depends on its content.
  const identity = hashKey([tables]);

  useEffect(() => {
    const { tables } = latestOptions.current;
    if (hashKey([tables]) !== identity || tables.length === 0) return;
    let unsubscribe = () => {};
    let isOver = false;
    void getClient().then((client) => {
      if (isOver) return;
      const report: OnTableChange = (ids) => latestOptions.current.onChange(ids);
      unsubscribe = subscribeToTables(client, tables, report, debounceMs);
    });
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [getClient, identity, debounceMs]);
}

/**
 * Follows all tables on one channel: with a channel per table, each would report changes that were
 * missed before it was joined, and a screen would load its data once per table. Returns an
 * unsubscribe function.
 */
export function subscribeToTables(
  client: BrowserClient,
  tables: FollowedTable[],
  onChange: OnTableChange,
  debounceMs = usualDebounceMs,
): () => void {
  const startedAt = performance.now();
  let isFirstJoin = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids: Set<string> | undefined = new Set();
  const report = () => {
    timer ??= setTimeout(() => {
      const changedIds = ids && [...ids];
      timer = undefined;
      ids = new Set();
      onChange(changedIds);
    }, debounceMs);
  };
  const channel = client.channel(`tables:${crypto.randomUUID()}`, { config: withLastChange });
  for (const { table, filter } of tables) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table, filter }, (change) => {
      const { id } = { ...change.old, ...change.new } as { id?: unknown };
      ids?.add(String(id));
      report();
    });
  }
  channel.on('system', {}, ({ extension, status, ...extraFields }: SystemPayload) => {
    if (extension !== 'postgres_changes' || status !== 'ok') return;
    const lastChange = performance.now() - (extraFields.last_change_ms ?? 0);
    const isCurrent = isFirstJoin && lastChange < startedAt - slackMs;
    isFirstJoin = false;
    if (isCurrent) return;
    // Changes before the channel stood, or while it was down, were not received.
    ids = undefined;
    report();
  });
  channel.subscribe();
  return () => {
    clearTimeout(timer);
    void client.removeChannel(channel);
  };
}

import type { RealtimeSystemPayload, SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import {
  type FollowedTable,
  subscribeToTables,
} from '../../../../app/backend/use-table-changes.ts';
import { anna, bertil, serveWorld } from '../world.ts';

const world = serveWorld({ isStaff: async ({ claims }) => claims.sub === anna.id });

let topics = 0;

/** Subscribes to a table and returns the system message. */
function join(client: SupabaseClient, table: string, options?: { last_change: boolean }) {
  topics += 1;
  const config = { postgres_changes_options: { wait: false, ...options } };
  const channel = client.channel(`room ${topics}`, { config });
  return new Promise<RealtimeSystemPayload & { last_change_ms?: number }>((resolve) => {
    channel
      .on('postgres_changes', { event: '*', schema: 'public', table }, () => undefined)
      .on('system', {}, resolve)
      .subscribe();
  });
}

const lastChange = { last_change: true };

test('staff learn how long ago a table changed when they subscribe', async () => {
  const client = await world.clientAs(anna);
  const beforeLoud = Date.now();
  await world.sql(`insert into public.loud values (1, 'here', 'a')`);
  await join(client, 'loud', lastChange);
  const afterLoud = Date.now();
  await world.sql(`insert into public.notes (title) values ('a')`);
  // The server is told of a commit a moment after it.
  const isChanged = async () =>
    Number((await join(client, 'notes', lastChange)).last_change_ms) <= Date.now() - afterLoud;
  await expect.poll(isChanged).toBe(true);
  const notes = await join(client, 'notes', lastChange);
  const loud = await join(client, 'loud', lastChange);
  expect(notes).toMatchObject({ extension: 'postgres_changes', status: 'ok' });
  expect(loud.last_change_ms).toBeGreaterThan(Number(notes.last_change_ms));
  expect(loud.last_change_ms).toBeLessThanOrEqual(Date.now() - beforeLoud);
});

test('nobody else learns it, and nobody who does not ask', async () => {
  const plain = {
    status: 'ok',
    message: 'Subscribed to PostgreSQL',
    extension: 'postgres_changes',
  };
  const visitor = await join(await world.clientAs(bertil), 'notes', lastChange);
  const anonymous = await join(world.client(), 'notes', lastChange);
  const unasked = await join(await world.clientAs(anna), 'notes');
  for (const payload of [visitor, anonymous, unasked])
    expect(payload).toEqual({ ...plain, channel: expect.stringMatching(/^room/) });
});

test('a screen reads again after the join only if its tables changed meanwhile', async () => {
  const client = (await world.clientAs(anna)) as unknown as BrowserClient;
  const follow = (table: string) => {
    const reports: (string[] | undefined)[] = [];
    const tables = [{ table }] as unknown as FollowedTable[];
    subscribeToTables(client, tables, (ids) => reports.push(ids), 10);
    return reports;
  };
  await world.sql(`insert into public.notes (title) values ('just before')`);
  const changed = follow('notes');
  await expect.poll(() => changed).not.toEqual([]);

  // A change that is older than the slack was seen by the read.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const unchanged = follow('notes');
  // Joins are answered in order.
  await join(client as unknown as SupabaseClient, 'notes', lastChange);
  expect(unchanged).toEqual([]);
  const { rows } = await world.sql(
    `insert into public.notes (title) values ('afterwards') returning id`,
  );
  await expect.poll(() => unchanged).toEqual([[String(rows[0].id)]]);
});

import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { subscribed } from './world.ts';

type Row = Record<string, unknown>;
type Heard = RealtimePostgresChangesPayload<Row>;
export type Wish = {
  event?: string;
  schema?: string;
  table?: string;
  filter?: string;
  select?: string[];
};
export type System = { status: string; message: string; extension: string; channel: string };

let rooms = 0;

/** Subscribes to table changes and resolves when they are delivered. */
export async function listen(client: SupabaseClient, ...wishes: Wish[]) {
  const heard: Heard[] = [];
  const systems: System[] = [];
  const channel = client.channel(`changes ${rooms++}`);
  for (const wish of wishes) {
    // The client's overloads require each event as a literal.
    const on = channel.on.bind(channel) as unknown as (
      type: string,
      wish: Wish,
      callback: (payload: Heard) => void,
    ) => RealtimeChannel;
    on('postgres_changes', { event: '*', schema: 'public', ...wish }, (payload) =>
      heard.push(payload),
    );
  }
  channel.on('system', {}, (payload: System) => systems.push(payload));
  await subscribed(channel);
  return { channel, heard, systems };
}

export const titles = (heard: Heard[]): unknown[] =>
  heard.map((change) => (change.eventType === 'DELETE' ? change.old : change.new).title);

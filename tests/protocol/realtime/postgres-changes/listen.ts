import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { subscribed } from '../world.ts';

type Row = Record<string, unknown>;
type Received = RealtimePostgresChangesPayload<Row>;
export type Subscription = {
  event?: string;
  schema?: string;
  table?: string;
  filter?: string;
  select?: string[];
};
export type System = { status: string; message: string; extension: string; channel: string };

let rooms = 0;

/** Subscribes to table changes and resolves when they are delivered. */
export async function listen(client: SupabaseClient, ...subscriptions: Subscription[]) {
  const received: Received[] = [];
  const systems: System[] = [];
  const channel = client.channel(`changes ${rooms++}`);
  for (const subscription of subscriptions) {
    // The client's overloads require each event as a literal.
    const on = channel.on.bind(channel) as unknown as (
      type: string,
      subscription: Subscription,
      callback: (payload: Received) => void,
    ) => RealtimeChannel;
    on('postgres_changes', { event: '*', schema: 'public', ...subscription }, (payload) =>
      received.push(payload),
    );
  }
  channel.on('system', {}, (payload: System) => systems.push(payload));
  await subscribed(channel);
  return { channel, received, systems };
}

export const titles = (received: Received[]): unknown[] =>
  received.map((change) => (change.eventType === 'DELETE' ? change.old : change.new).title);

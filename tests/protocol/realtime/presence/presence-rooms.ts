import type { RealtimeChannel } from '@supabase/supabase-js';
import { type serveWorld, subscribed, withConfig } from '../world.ts';

export const stateOf = (channel: RealtimeChannel) =>
  Object.fromEntries(
    Object.entries(channel.presenceState<{ mood: string }>()).map(([key, metas]) => [
      key,
      metas.map(({ mood }) => mood),
    ]),
  );

/** Joins rooms with presence, and collects the keys of those who join and leave. */
export function presenceRooms(world: ReturnType<typeof serveWorld>) {
  return async function joinRoom(room: string, key: string) {
    const joins: string[] = [];
    const leaves: string[] = [];
    const client = world.client();
    const channel = client
      .channel(room, withConfig({ presence: { key } }))
      .on('presence', { event: 'sync' }, () => undefined)
      .on('presence', { event: 'join' }, ({ key: who }) => joins.push(who))
      .on('presence', { event: 'leave' }, ({ key: who }) => leaves.push(who));
    await subscribed(channel);
    return { client, channel, joins, leaves };
  };
}

import type { RealtimeChannel } from '@supabase/supabase-js';
import { type Process, type serveWorld, subscribed, withConfig } from './world.ts';

/** Joins a room in a process, present under a key. */
export const joinsRooms = (world: ReturnType<typeof serveWorld>) =>
  async function present(process: Process, room: string, key: string): Promise<RealtimeChannel> {
    const channel = world.client({ process }).channel(room, withConfig({ presence: { key } }));
    await subscribed(channel.on('presence', { event: 'sync' }, () => undefined));
    await channel.track({ at: key });
    return channel;
  };

export const keysOf = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).toSorted();

import type { Services } from '../services.ts';
import type { Channel } from './channel.ts';

/** Removes a channel from its room, presence and subscriptions. */
export function leave(services: Services, channel: Channel): void {
  if (channel.closed) return;
  services.changes.unsubscribe(channel);
  services.rooms.leave(channel);
  services.presence.leave(channel);
  channel.closed = true;
  const { channels } = channel.connection;
  if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
}

/** Sends the reason and then closes the channel. */
export function closeWithError(services: Services, channel: Channel, message: string): void {
  if (channel.closed) return;
  channel.system('system', 'error', message);
  channel.sendClose();
  leave(services, channel);
}

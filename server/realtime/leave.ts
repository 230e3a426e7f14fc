import type { Channel } from './channel.ts';
import type { Services } from './services.ts';

/** Takes a channel out of everything it is in. */
export function leave(services: Services, channel: Channel): void {
  if (channel.closed) return;
  services.changes.unsubscribe(channel);
  services.rooms.leave(channel);
  services.presence.leave(channel);
  channel.closed = true;
  const { channels } = channel.connection;
  if (channels.get(channel.topic) === channel) channels.delete(channel.topic);
}

/** The server ends a channel: why, then that it is over. */
export function expel(services: Services, channel: Channel, message: string): void {
  if (channel.closed) return;
  channel.system('system', 'error', message);
  channel.sendClose();
  leave(services, channel);
}

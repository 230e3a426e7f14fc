import { type Broadcast, renderBroadcast, type Version } from '../frames.ts';
import type { Channel } from './channel.ts';

/** The channels of this process by room. */
export class Rooms {
  readonly #members = new Map<string, Set<Channel>>();

  join(channel: Channel): void {
    const members = this.#members.get(channel.room) ?? new Set();
    members.add(channel);
    this.#members.set(channel.room, members);
  }

  leave(channel: Channel): void {
    const members = this.#members.get(channel.room);
    members?.delete(channel);
    if (members?.size === 0) this.#members.delete(channel.room);
  }

  members(room: string): Iterable<Channel> {
    return this.#members.get(room) ?? [];
  }

  /** Sends to every member; the sender receives its own message only if it requested that. */
  broadcast(room: string, message: Broadcast, sender?: Channel): void {
    const frames = new Map<Version, string | Buffer | undefined>();
    for (const channel of this.members(room)) {
      if (!channel.rights.readBroadcast) continue;
      if (channel === sender && !channel.config.broadcast.self) continue;
      if (message.id && channel.replay && !channel.replay.isNew(message.id)) continue;
      const { version } = channel.connection;
      if (!frames.has(version))
        frames.set(version, encode(renderBroadcast(version, channel.topic, message)));
      const frame = frames.get(version);
      if (frame !== undefined) channel.connection.send(frame, typeof message.body !== 'string');
    }
  }
}

/** Encodes once for all sockets. */
function encode(frame: string | Buffer | undefined): Buffer | undefined {
  return typeof frame === 'string' ? Buffer.from(frame) : frame;
}

import type { Broadcast } from '../frames.ts';
import type { Services } from '../services.ts';
import type { Channel } from './channel.ts';

/** Sends to the members of a room in this process directly, and to those in other processes through PostgreSQL. */
export async function sendBroadcast(
  { rooms, nodes, relay }: Pick<Services, 'rooms' | 'nodes' | 'relay'>,
  room: string,
  message: Broadcast,
  sender?: Channel,
): Promise<void> {
  rooms.broadcast(room, message, sender);
  if (nodes.isAlone) return;
  const binary = typeof message.body !== 'string';
  await relay.send({
    kind: 'broadcast',
    node: nodes.id,
    room,
    event: message.event,
    body: typeof message.body === 'string' ? message.body : message.body.toString('base64'),
    binary,
  });
}

import { roomOf } from './channels/channel.ts';
import { toBroadcast } from './channels/replay.ts';
import type { Envelope } from './relay.ts';
import type { Services } from './services.ts';

/** Handles a message from another process or from a function in the database. */
export function receive(
  services: Pick<Services, 'rooms' | 'nodes' | 'presence'>,
  message: Envelope,
): void {
  const { rooms, nodes, presence } = services;
  switch (message.kind) {
    case 'node_up':
      nodes.add(message.node);
      return;
    case 'node_down':
      nodes.remove(message.node);
      if (message.node !== nodes.id) presence.forgetNode(message.node);
      return;
    case 'presence':
      presence.receive(message.room, message.node, message);
      return;
    case 'broadcast': {
      if (message.node === nodes.id) return;
      const { room, event, body, binary } = message;
      rooms.broadcast(room, { event, body: binary ? Buffer.from(body, 'base64') : body });
      return;
    }
    case 'message': {
      const { topic, ...sent } = message;
      rooms.broadcast(roomOf(topic, message.private), toBroadcast(sent));
    }
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';

const patienceMs = 5_000;

/**
 * Node closes the connection of a client that asked for it as soon as the answer is sent. An answer
 * given before the body was read would then be lost on a client that is still sending, so the rest of
 * the body is read and dropped first.
 */
export function closeAfterBody(incoming: IncomingMessage, response: ServerResponse): void {
  if (response.shouldKeepAlive || incoming.complete) return;
  const { socket } = incoming;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (incoming.complete) return close();
    const timer = setTimeout(close, patienceMs);
    socket.once('close', () => clearTimeout(timer));
    incoming.once('end', close);
    incoming.resume();
  };
}

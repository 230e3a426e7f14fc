import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and the official clients wait for a response before they use its connection again. */
const maxWaiting = 32;

const waitingOf = new WeakMap<Socket, (() => void)[]>();

/**
 * Starts a request when the response before it on the same connection is complete. Thousands of requests
 * fit into one read of a socket, and Node would start all of them at the same time. A client that sends more ahead
 * loses its connection.
 */
export function oneAtATime(socket: Socket, response: ServerResponse, run: () => void): void {
  const waiting = waitingOf.get(socket);
  if (waiting === undefined) {
    waitingOf.set(socket, []);
    start(socket, response, run);
  } else if (waiting.length >= maxWaiting) {
    waitingOf.set(socket, []);
    stopParsing(socket);
    socket.destroy();
  } else if (!socket.destroyed) {
    waiting.push(() => start(socket, response, run));
  }
}

function start(socket: Socket, response: ServerResponse, run: () => void): void {
  response.once('close', () => {
    const next = waitingOf.get(socket)?.shift();
    if (socket.destroyed || !next) waitingOf.delete(socket);
    else next();
  });
  run();
}

/**
 * Keeps Node from creating a request object for each of the thousands that it has already read. To its parser the
 * result 2 means that what follows is no longer HTTP.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
}

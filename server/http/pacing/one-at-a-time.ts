import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and the official clients wait for a response before they use its connection again. */
const maxWaiting = 32;

const queue = Symbol('requests that wait for the response before them');

type Waiting = (() => void)[];
/** Every request reads and writes it, so it is a property of the socket instead of an entry in a map. */
type SocketWithQueue = Socket & { [queue]?: Waiting | 'empty' | undefined };

/**
 * Starts a request when the response before it on the same connection is complete. Thousands of requests
 * fit into one read of a socket, and Node would start all of them at the same time. A client that sends more ahead
 * loses its connection.
 */
export function oneAtATime<T extends ServerResponse>(
  socket: SocketWithQueue,
  response: T,
  run: (response: T) => void,
): void {
  const waiting = socket[queue];
  if (waiting === undefined) {
    socket[queue] = 'empty';
    start(response, run);
  } else if (waiting !== 'empty' && waiting.length >= maxWaiting) {
    socket[queue] = 'empty';
    stopParsing(socket);
    socket.destroy();
  } else if (!socket.destroyed) {
    const begin = () => start(response, run);
    if (waiting === 'empty') socket[queue] = [begin];
    else waiting.push(begin);
  }
}

function start<T extends ServerResponse>(response: T, run: (response: T) => void): void {
  // Emitted once: removing the listener would only cost time.
  response.on('close', startNext);
  run(response);
}

function startNext(this: ServerResponse): void {
  const socket: SocketWithQueue = this.req.socket;
  const waiting = socket[queue];
  const next = waiting === 'empty' ? undefined : waiting?.shift();
  if (socket.destroyed || !next) socket[queue] = undefined;
  else next();
}

/**
 * Keeps Node from creating a request object for each of the thousands that it has already read. To its parser the
 * result 2 means that what follows is no longer HTTP.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Up to this size the rest of a rejected body is read and the connection stays open; after a larger one it is closed. */
const keepAliveBytes = 64 * 1024;
/** A client has this much time to read the response and to stop sending. */
const maxLingerMs = 5_000;
/** Bytes of one connection are read in each of these intervals. */
const readIntervalMs = 50;
const maxLingering = 500;

type Lingering = { incoming: IncomingMessage; close: () => void; deadline: number };

/** Connections that wait to be closed, in the order of their arrival. */
const lingering = new Map<Socket, Lingering>();
/** The same connections in the order in which they are read next. */
let readQueue: Socket[] = [];
/** The original `destroySoon` of a connection, because each of its requests replaces the method. */
const originalClose = new WeakMap<Socket, () => void>();
let timer: NodeJS.Timeout | undefined;

/**
 * Closes the connection slowly after a response that was sent before the request body was read. Closing immediately
 * would reset the connection, and a client that is still sending would lose the response. Reading on at full speed, as
 * Node does, lets a few clients occupy the process with bodies it has already rejected. So the rest is read from one
 * connection at a time, in rotation, and cut off after five seconds.
 */
export function lingerWhenRejected(incoming: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = incoming;
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (!isChunked && headers['content-length'] === undefined) return;
  const isLarge = isChunked || Number(headers['content-length']) > keepAliveBytes;
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (isLarge && !incoming.complete) response.shouldKeepAlive = false;
    return writeHead.apply(response, head);
  }) as typeof writeHead;
  const close = originalClose.get(socket) ?? socket.destroySoon.bind(socket);
  originalClose.set(socket, close);
  // Node calls this when the last response of a connection is sent, and the adapter of the app when
  // it has waited half a second for the body.
  socket.destroySoon = () => {
    if (incoming.complete) close();
    else linger(socket, { incoming, close, deadline: Date.now() + maxLingerMs });
  };
}

function linger(socket: Socket, entry: Lingering): void {
  if (lingering.has(socket)) return;
  // The oldest has had the most time to receive its response.
  if (lingering.size >= maxLingering) lingering.values().next().value?.close();
  // Pauses after Node's own attempt to discard the body, which starts on the next tick.
  setImmediate(() => socket.pause());
  if (entry.incoming.headers['transfer-encoding'] !== undefined) stopParsing(socket);
  lingering.set(socket, entry);
  readQueue.push(socket);
  socket.once('close', () => lingering.delete(socket));
  entry.incoming.once('end', entry.close);
  timer ??= setInterval(readNext, readIntervalMs);
}

/** Takes the parser off the connection: to parse a body in chunks of one byte costs more time than a whole request. */
function stopParsing(socket: Socket): void {
  socket.removeAllListeners('data');
  // Node's parser reads the connection directly until somebody listens to `data`.
  socket.on('data', () => undefined);
}

/** Closes the connections whose time is over, and reads what the next one has sent. */
function readNext(): void {
  const now = Date.now();
  for (const { close, deadline } of lingering.values()) {
    if (deadline > now) break;
    close();
  }
  readQueue = readQueue.filter((socket) => lingering.has(socket));
  const next = readQueue.shift();
  if (!next) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  readQueue.push(next);
  next.resume();
  // Two iterations of the event loop are enough to read a chunk.
  setImmediate(() => setImmediate(() => next.pause()));
}

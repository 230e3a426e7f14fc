import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A larger body that was not read costs its sender the connection. */
const keepAliveBytes = 64 * 1024;
const patienceMs = 5_000;
const turnMs = 50;
const maxLingering = 500;

type Lingering = { incoming: IncomingMessage; close: () => void; deadline: number };

/** Connections in the order of their arrival. */
const lingering = new Map<Socket, Lingering>();
/** Connections in the order in which the rest of their body is read. */
let turns: Socket[] = [];
/** The original method: a connection may carry several requests, and each replaces it. */
const closeOf = new WeakMap<Socket, () => void>();
let timer: NodeJS.Timeout | undefined;

/**
 * Closes the connection slowly after a response that was sent before the request body was read. Closing immediately
 * would reset the connection, and a client that is still sending would lose the response. Reading on at full speed, as
 * Node does, lets a few clients occupy the process with bodies it has already rejected. So the rest is read from one
 * connection per iteration of the event loop, in rotation, and cut off after five seconds.
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
  const close = closeOf.get(socket) ?? socket.destroySoon.bind(socket);
  closeOf.set(socket, close);
  // Node calls this when the last response of a connection is sent, and the adapter of the app when
  // it has waited half a second for the body.
  socket.destroySoon = () => {
    if (incoming.complete) close();
    else linger(socket, { incoming, close, deadline: Date.now() + patienceMs });
  };
}

function linger(socket: Socket, entry: Lingering): void {
  if (lingering.has(socket)) return;
  // The oldest has had the most time to receive its response.
  if (lingering.size >= maxLingering) lingering.values().next().value?.close();
  // After Node's own attempt to discard the body, which starts on the next tick.
  setImmediate(() => socket.pause());
  if (entry.incoming.headers['transfer-encoding'] !== undefined) stopParsing(socket);
  lingering.set(socket, entry);
  turns.push(socket);
  socket.once('close', () => lingering.delete(socket));
  entry.incoming.once('end', entry.close);
  timer ??= setInterval(takeTurn, turnMs);
}

/** Discards bytes without looking for chunks in them: of one byte each, they would cost more than a whole request. */
function stopParsing(socket: Socket): void {
  socket.removeAllListeners('data');
  // Node's server hands the socket over to anybody who listens to its data.
  socket.on('data', () => undefined);
}

function takeTurn(): void {
  const now = Date.now();
  for (const { close, deadline } of lingering.values()) {
    if (deadline > now) break;
    close();
  }
  turns = turns.filter((socket) => lingering.has(socket));
  const next = turns.shift();
  if (!next) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  turns.push(next);
  next.resume();
  setImmediate(() => setImmediate(() => next.pause()));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A larger body that was not read costs its sender the connection. */
const keepAliveBytes = 64 * 1024;
const patienceMs = 5_000;
const turnMs = 50;
const mostLingering = 500;

type Lingering = { incoming: IncomingMessage; close: () => void; deadline: number };

const lingering = new Map<Socket, Lingering>();
let timer: NodeJS.Timeout | undefined;

/**
 * Closes the connection slowly after a response that was sent before the request body was read.
 * Closing at once would reset the connection, and a client that is still sending would lose the
 * response. Reading on at full speed, as Node does, lets a few clients occupy the process with bodies
 * it has already refused. So the rest is read in turns, one connection and one turn of the event loop
 * at a time, and cut off after five seconds.
 */
export function lingerWhenRefused(incoming: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = incoming;
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (!isChunked && headers['content-length'] === undefined) return;
  const isLarge = isChunked || Number(headers['content-length']) > keepAliveBytes;
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (isLarge && !incoming.complete) response.shouldKeepAlive = false;
    return writeHead.apply(response, head);
  }) as typeof writeHead;
  const close = socket.destroySoon;
  // Node calls this when the last response of a connection is sent.
  socket.destroySoon = () => {
    socket.destroySoon = close;
    if (incoming.complete || lingering.size >= mostLingering) close.call(socket);
    else
      linger(socket, {
        incoming,
        close: () => close.call(socket),
        deadline: Date.now() + patienceMs,
      });
  };
}

function linger(socket: Socket, entry: Lingering): void {
  // After Node's own attempt to discard the body, which starts on the next tick.
  setImmediate(() => socket.pause());
  lingering.set(socket, entry);
  socket.once('close', () => lingering.delete(socket));
  entry.incoming.once('end', entry.close);
  timer ??= setInterval(takeTurn, turnMs);
}

function takeTurn(): void {
  const now = Date.now();
  for (const { close, deadline } of lingering.values()) if (deadline <= now) close();
  const [next] = lingering;
  if (!next) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  const [socket, entry] = next;
  lingering.delete(socket);
  if (socket.destroyed) return;
  lingering.set(socket, entry);
  socket.resume();
  setImmediate(() => setImmediate(() => socket.pause()));
}

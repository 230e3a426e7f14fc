import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { secondMs } from '../../domain/units.ts';
import type { Middleware } from './api-fast-path.ts';
import { networkOf as networkOfAddress } from './client/client-network.ts';
import type { Environment } from './environment.ts';
import { createJoinChunks } from './pacing/join-chunks.ts';
import { lingerWhenRejected } from './pacing/linger-when-rejected.ts';
import { oneAtATime } from './pacing/one-at-a-time.ts';
import { createPaceBodyEnd } from './pacing/pace-body-end.ts';
import {
  defaultUnsentLimits,
  type UnsentLimits,
  UnsentResponses,
  WatchedResponse,
} from './pacing/unsent-responses.ts';

// The web server, with timeouts for slow clients and a graceful shutdown.

const drainTimes = { minMs: 300, maxMs: secondMs, pollMs: 50 };

export class PortTaken extends Error {}

type WatchedServer = Server<typeof IncomingMessage, typeof WatchedResponse>;

export type Listening = { server: WatchedServer; port: number; close: () => Promise<void> };

/** With `reusePort` the system distributes connections over all processes that listen on the port. */
type Address = { host: string; port: number; reusePort?: boolean };

type Options = Address & {
  app: Hono<Environment>;
  middleware: Middleware[];
  /** The network of the client for limits. By default, the network of the direct peer. */
  networkOf?: (incoming: IncomingMessage) => string;
  unsentLimits?: Partial<UnsentLimits>;
  /** Time for running requests when the process stops. */
  maxCloseMs?: number;
};

export async function listen(options: Options): Promise<Listening> {
  const { app, middleware, networkOf = networkOfPeer, unsentLimits, ...others } = options;
  const { maxCloseMs = 10 * secondMs, ...address } = others;
  const unsent = new UnsentResponses(networkOf, { ...defaultUnsentLimits, ...unsentLimits });
  const paceBodyEnd = createPaceBodyEnd(networkOf);
  const joinChunks = createJoinChunks(networkOf);
  const handle = middleware.reduceRight<RequestListener>(
    (next, layer) => (req, res) => layer(req, res, () => next(req, res)),
    getRequestListener(app.fetch),
  );
  const start = (response: WatchedResponse) => {
    const incoming = response.req;
    lingerWhenRejected(incoming, response);
    response.unsent = unsent;
    handle(incoming, response);
  };
  const server = createServer(
    {
      IncomingMessage,
      ServerResponse: WatchedResponse,
      headersTimeout: 15 * secondMs,
      requestTimeout: 300 * secondMs,
      keepAliveTimeout: 65 * secondMs,
      // Some clients offer HTTP/2 with every request; a normal HTTP/1.1 response declines the offer.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, response) => {
      paceBodyEnd(incoming);
      joinChunks(incoming);
      oneAtATime(incoming.socket, response, start);
    },
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await bind(server, address);
  const port = (server.address() as AddressInfo).port;
  return { server, port, close: () => drain(server, sockets, maxCloseMs) };
}

const networkOfPeer = ({ socket }: IncomingMessage) =>
  networkOfAddress(socket.remoteAddress ?? 'unknown');

/** Checks the port early, so that a conflict is reported before the long set-up. */
export async function assertPortFree(address: Address): Promise<void> {
  const probe = createServer();
  await bind(probe, address);
  await close(probe);
}

function bind(server: NetServer, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toPortError(error, address)));
    server.listen(address, resolve);
  });
}

function toPortError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTaken(
        `PORT ${port} is in use by another program, or this product runs already. Set PORT to a free one.`,
      );
    case 'EACCES':
      return new PortTaken(`PORT ${port} may not be used by this user. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PortTaken(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

/**
 * Responds with "connection: close" for up to a second, then stops listening and waits for running
 * requests. Closing idle connections immediately would abort requests that are already on their way.
 */
async function drain(
  server: WatchedServer,
  sockets: Set<Socket>,
  maxCloseMs: number,
): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await sleep(drainTimes.minMs);
  for (
    let waitedMs = drainTimes.minMs;
    waitedMs < drainTimes.maxMs;
    waitedMs += drainTimes.pollMs
  ) {
    if ((await countConnections(server)) === 0) break;
    await sleep(drainTimes.pollMs);
  }
  // Node closes only connections that still speak HTTP, not upgraded ones.
  const timer = setTimeout(() => sockets.forEach((socket) => void socket.destroy()), maxCloseMs);
  await close(server);
  clearTimeout(timer);
}

function countConnections(server: NetServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Middleware } from './api-door.ts';
import type { Environment } from './environment.ts';
import { lingerWhenRefused } from './lingering-close.ts';

// The web server: bounded waits for slow senders, and an end in which what was begun is answered.

const second = 1000;
const farewell = { least: 300, most: second, look: 50 };

export class PortTaken extends Error {}

export type Listening = { server: Server; port: number; close: () => Promise<void> };

/** Where a port is shared, the system spreads connections over all who listen on it. */
type Place = { host: string; port: number; reusePort?: boolean };

type Options = Place & { app: Hono<Environment>; middleware: Middleware[] };

export async function listen({ app, middleware, ...place }: Options): Promise<Listening> {
  const handle = middleware.reduceRight<RequestListener>(
    (next, own) => (req, res) => own(req, res, () => next(req, res)),
    // Unread bodies are left to the lingering close.
    getRequestListener(app.fetch, { autoCleanupIncoming: false }),
  );
  const server = createServer(
    {
      headersTimeout: 15 * second,
      requestTimeout: 300 * second,
      keepAliveTimeout: 65 * second,
      // Some clients offer HTTP/2 with every request; not taking it up is the answer.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, response) => {
      lingerWhenRefused(incoming, response);
      handle(incoming, response);
    },
  );
  await bind(server, place);
  return { server, port: (server.address() as AddressInfo).port, close: () => drain(server) };
}

/** Says so before the long way through set-up, not after it. */
export async function assertPortFree(place: Place): Promise<void> {
  const probe = createServer();
  await bind(probe, place);
  await close(probe);
}

function bind(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, place)));
    server.listen(place, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTaken(`PORT ${port} is in use by another program. Set PORT to a free one.`);
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
 * First asks every caller to bring its next request elsewhere, then stops listening, then waits for
 * what was begun. Closing kept connections at once would cut off requests that are on their way, so
 * each has a second in which its next answer can say so.
 */
async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await sleep(farewell.least);
  for (let waited = farewell.least; waited < farewell.most; waited += farewell.look) {
    if ((await countConnections(server)) === 0) break;
    await sleep(farewell.look);
  }
  await close(server);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const impatience = setTimeout(() => server.closeAllConnections(), 10 * second);
  await closed;
  clearTimeout(impatience);
}

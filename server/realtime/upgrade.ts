import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { PacedWork } from '../http/pacing/paced-work.ts';
import { AccessDenied } from './access.ts';
import { Connection } from './connection.ts';
import type { Version } from './frames.ts';
import { renderPolicyHeaders } from './policy-headers.ts';
import type { Services } from './services.ts';
import type { Sockets } from './sockets.ts';

export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Handshakes of one network that are handled in one iteration of the event loop. */
const handshakesPerTurn = 4;

/** Handles the WebSocket handshake; a request without a valid key is rejected. */
export function createUpgrade(
  services: Services,
  ready: Promise<void>,
  sockets: Sockets,
): HandleUpgrade {
  const { limits, access, logger, networks } = services;
  const handshakes = new PacedWork(handshakesPerTurn);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer, network: string) => {
    if (sockets.isClosing) return reject(socket, 503, 'Service restart');
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url?.pathname.endsWith('/websocket')) return reject(socket, 404, 'Not found');
    if (sockets.connections.size >= limits.sockets)
      return reject(socket, 429, 'Too many connections');
    const version = versionOf(url.searchParams.get('vsn'));
    if (!version) return reject(socket, 400, 'Unsupported protocol version');
    const key =
      url.searchParams.get('apikey') ??
      headerOf(request, 'x-api-key') ??
      headerOf(request, 'apikey');
    if (!key) return reject(socket, 401, 'Missing API key');
    if (!networks.admit(network, socket)) return reject(socket, 429, 'Too many connections');
    await ready;
    const caller = await access.identify(key);
    const headers = renderPolicyHeaders(request.headers);
    // The process may have begun to stop since. A socket that is opened now would keep it from ending.
    if (sockets.isClosing) return reject(socket, 503, 'Service restart');
    const connectionOptions = { key, caller, headers, network, budget: networks.get(network) };
    server.handleUpgrade(request, socket, head, (webSocket) =>
      sockets.open(
        webSocket,
        socket,
        new Connection(webSocket, socket, version, connectionOptions, limits),
      ),
    );
  };

  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const network = services.networkOf(request);
    handshakes.run(network, () => {
      // The socket closed while it waited: it would count towards its network forever.
      if (socket.destroyed) return;
      open(request, socket, head, network).catch((error: unknown) => {
        if (error instanceof AccessDenied) return reject(socket, 401, error.message);
        logger.error({ err: error }, 'a realtime handshake failed');
        reject(socket, 503, 'Service unavailable');
      });
    });
  };
}

function versionOf(text: string | null): Version | undefined {
  if (text === null || text.startsWith('1.')) return 1;
  return text.startsWith('2.') ? 2 : undefined;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Closes both directions: a client could otherwise keep its half open, counted by no limit. */
function reject(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

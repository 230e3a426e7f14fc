import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { AccessDenied } from './access.ts';
import { Connection } from './connection.ts';
import type { Version } from './frames.ts';
import type { Services } from './services.ts';
import type { Sockets } from './sockets.ts';

export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Headers a policy may read; keys and cookies stay out of the database's logs. */
const shownHeaders = new Set(['user-agent', 'origin', 'x-client-info', 'accept-language', 'host']);

/** The handshake: a valid key opens a socket, anything else is refused before it exists. */
export function createUpgrade(
  services: Services,
  ready: Promise<void>,
  sockets: Sockets,
): HandleUpgrade {
  const { limits, access, logger, networks } = services;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  });

  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url?.pathname.endsWith('/websocket')) return refuse(socket, 404, 'Not found');
    if (sockets.connections.size >= limits.sockets)
      return refuse(socket, 429, 'Too many connections');
    const version = versionOf(url.searchParams.get('vsn'));
    if (!version) return refuse(socket, 400, 'Unsupported protocol version');
    const key =
      url.searchParams.get('apikey') ??
      headerOf(request, 'x-api-key') ??
      headerOf(request, 'apikey');
    if (!key) return refuse(socket, 401, 'Missing API key');
    const network = services.networkOf(request);
    if (!networks.admit(network, socket)) return refuse(socket, 429, 'Too many connections');
    await ready;
    const caller = await access.identify(key);
    const headers = JSON.stringify(
      Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => shownHeaders.has(name)),
      ),
    );
    const opened = { key, caller, headers, network, budget: networks.get(network) };
    server.handleUpgrade(request, socket, head, (webSocket) =>
      sockets.open(webSocket, socket, new Connection(webSocket, socket, version, opened, limits)),
    );
  };

  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    open(request, socket, head).catch((error: unknown) => {
      if (error instanceof AccessDenied) return refuse(socket, 401, error.message);
      logger.error({ err: error }, 'a realtime handshake failed');
      refuse(socket, 503, 'Service unavailable');
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

function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Logger } from '../support/logger.ts';
import type { AnyResponse, ApiRequest, ApiResponse } from './api-request.ts';
import { exposedHeaders } from './middleware/cors.ts';
import { type Observe, requestIdOf } from './middleware/request-log.ts';
import { securityHeadersOf } from './middleware/security-headers.ts';
import { NodeRequest } from './node-request.ts';

// Serves a frequently called API directly on Node's request and response, with the headers that the
// middleware would add. Unusual requests (a preflight, a body of unknown length) take the normal path.

/** Handles a request, or calls `next` for a request that it does not handle. */
export type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

/** The response as it is sent: a compressed body has another kind of buffer. */
type Body = AnyResponse['body'] | Buffer;

type Options = {
  handles: (incoming: IncomingMessage) => boolean;
  handle: (request: ApiRequest, incoming: IncomingMessage) => Promise<AnyResponse>;
  /** The network of the client, as limits count it. */
  networkOf: (incoming: IncomingMessage) => string;
  /** Seconds until the client may send the next request; 0 allows this one. */
  secondsToWait?: (incoming: IncomingMessage, network: string) => number | Promise<number>;
  /** True for an API whose responses are files: a range asks for bytes of the file itself, not of its compressed form. */
  sendsFiles?: boolean;
  https: boolean;
  logger: Logger;
  observe: Observe;
};

const gzipAsync = promisify(gzip);
const worthCompressing = 1024;
const compressible = /json|text\//;
const plainUrl = /^[!-~]*$/;

export function apiFastPath(options: Options): Middleware {
  const { handles, sendsFiles, logger, observe, secondsToWait = () => 0 } = options;
  const security = securityHeadersOf(options);
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const requestId = requestIdOf(incoming.headers['x-request-id']);
    const network = options.networkOf(incoming);
    const waiting = secondsToWait(incoming, network);
    const wait = typeof waiting === 'number' ? waiting : await waiting;
    const result =
      wait > 0
        ? tooMany(wait)
        : await options.handle(new NodeRequest(incoming, response, { network }), incoming);
    const { body } = result;
    const headers: OutgoingHttpHeaders = {
      ...security,
      ...result.headers,
      ...cors,
      'x-request-id': requestId,
    };
    send(
      incoming,
      response,
      result,
      headers,
      !sendsFiles && isCompressible(incoming, result) ? await compress(headers, result.body) : body,
    );
    observe({
      requestId,
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      status: result.status,
      started: startedAt,
    });
  };

  return (incoming, response, next) => {
    const { url = '', method, headers } = incoming;
    const isHandled =
      handles(incoming) &&
      method !== 'OPTIONS' &&
      headers['transfer-encoding'] === undefined &&
      headers.expect === undefined &&
      plainUrl.test(url);
    if (!isHandled) return next();
    serve(incoming, response).catch((error) => {
      logger.error({ err: error }, 'request failed');
      response.destroy();
    });
  };
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, statusText }: AnyResponse,
  headers: OutgoingHttpHeaders,
  body: Body,
): void {
  // A response without content must not have a length, and for HEAD it would be the wrong one.
  if (status !== 204 && status !== 304 && method !== 'HEAD' && !isStream(body)) {
    headers['content-length'] ??= body === null ? 0 : Buffer.byteLength(body);
  }
  response.writeHead(status, statusText, headers);
  // If the stream breaks, no error can be sent any more. The client notices that the response is shorter than its
  // length.
  if (isStream(body)) pipeline(Readable.fromWeb(body as NodeStream), response, () => undefined);
  else response.end(body ?? undefined);
}

const isStream = (body: Body): body is ReadableStream<Uint8Array> => body instanceof ReadableStream;

function isCompressible(
  { headers: requestHeaders }: IncomingMessage,
  response: AnyResponse,
): response is AnyResponse & { body: string | Buffer } {
  const { status, headers, body } = response;
  if (body === null || isStream(body) || body.length < worthCompressing || status === 206)
    return false;
  if (!compressible.test(String(headers['content-type'] ?? '')) || headers['content-encoding'])
    return false;
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(
    String(requestHeaders['accept-encoding'] ?? ''),
  );
}

function compress(headers: OutgoingHttpHeaders, body: string | Buffer): Promise<Buffer> {
  headers['content-encoding'] = 'gzip';
  headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding';
  return gzipAsync(body);
}

function tooMany(wait: number): ApiResponse {
  return {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': String(Math.ceil(wait)) },
    body: JSON.stringify({ code: 'too_many_requests', message: 'Too many requests' }),
  };
}

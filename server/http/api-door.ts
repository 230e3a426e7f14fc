import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Logger } from '../support/logger.ts';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import { readableHeaders } from './cors.ts';
import { NodeRequest } from './node-request.ts';
import { type Observe, requestIdOf } from './request-log.ts';
import { securityHeadersOf } from './security-headers.ts';

// The short way to an API that is called often: straight from Node's own request to its response,
// with the headers that the middleware would add. What is out of the ordinary (a preflight, a body of
// unknown length) is passed on and goes through the middleware.

/** Takes a request first and passes on what is not its own. */
export type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

type Options = {
  /** With a slash at the end. */
  mount: string;
  answer: (request: ApiRequest) => Promise<ApiAnswer>;
  /** The network of the client, as limits count it. */
  networkOf: (incoming: IncomingMessage) => string;
  /** Seconds until the caller may come again; 0 lets the request pass. */
  secondsToWait: (incoming: IncomingMessage, network: string) => number | Promise<number>;
  https: boolean;
  logger: Logger;
  observe: Observe;
};

const gzipped = promisify(gzip);
const worthCompressing = 1024;
const compressible = /json|text\//;
const plainUrl = /^[!-~]*$/;

export function apiDoor(options: Options): Middleware {
  const { mount, logger, observe, secondsToWait } = options;
  const security = securityHeadersOf(options);
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': readableHeaders,
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const requestId = requestIdOf(incoming.headers['x-request-id']);
    const network = options.networkOf(incoming);
    const waiting = secondsToWait(incoming, network);
    const wait = typeof waiting === 'number' ? waiting : await waiting;
    const answer =
      wait > 0
        ? tooMany(wait)
        : await options.answer(new NodeRequest(incoming, response, { network }));
    const { body } = answer;
    const headers: OutgoingHttpHeaders = {
      ...security,
      ...answer.headers,
      ...cors,
      'x-request-id': requestId,
    };
    send(
      incoming,
      response,
      answer,
      headers,
      mayCompress(incoming, answer) ? await compress(headers, body ?? '') : body,
    );
    observe({
      requestId,
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      status: answer.status,
      started,
    });
  };

  return (incoming, response, next) => {
    const { url = '', method, headers } = incoming;
    const isOwn =
      url.startsWith(mount) &&
      method !== 'OPTIONS' &&
      headers['transfer-encoding'] === undefined &&
      headers.expect === undefined &&
      plainUrl.test(url);
    if (!isOwn) return next();
    serve(incoming, response).catch((error) => {
      logger.error({ err: error }, 'request failed');
      response.destroy();
    });
  };
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, statusText }: ApiAnswer,
  headers: OutgoingHttpHeaders,
  body: string | Buffer | null,
): void {
  // An answer without content may not tell its length, and one to HEAD would tell the wrong one.
  if (status !== 204 && status !== 304 && method !== 'HEAD') {
    headers['content-length'] = body === null ? 0 : Buffer.byteLength(body);
  }
  response.writeHead(status, statusText, headers);
  response.end(body ?? undefined);
}

function mayCompress(
  { headers: asked }: IncomingMessage,
  { status, headers, body }: ApiAnswer,
): boolean {
  if (body === null || body.length < worthCompressing || status === 206) return false;
  if (!compressible.test(String(headers['content-type'] ?? '')) || headers['content-encoding'])
    return false;
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(String(asked['accept-encoding'] ?? ''));
}

function compress(headers: OutgoingHttpHeaders, body: string): Promise<Buffer> {
  headers['content-encoding'] = 'gzip';
  headers.vary = headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding';
  return gzipped(body);
}

function tooMany(wait: number): ApiAnswer {
  return {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': String(Math.ceil(wait)) },
    body: JSON.stringify({ code: 'too_many_requests', message: 'Too many requests' }),
  };
}

import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../../support/logger.ts';
import type { Environment } from '../environment.ts';

// Assigns an id to each request, and logs one line per response. The id of a proxy is kept, so that
// its log and this one can be correlated.

const validId = /^[\w-]{8,64}$/;

export function requestLog(logger: Logger, observe: Observe): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const requestId = requestIdOf(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    context.set('logger', logger.child({ requestId }));
    const startedAt = performance.now();
    await next();
    context.header('x-request-id', requestId);
    const { method, path } = context.req;
    observe({ requestId, method, url: path, status: context.res.status, started: startedAt });
  };
}

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && validId.test(header) ? header : randomUUID();
}

export type ResponseInfo = {
  requestId: string;
  method: string;
  url: string;
  status: number;
  started: number;
};

/** A function that the fast path and the middleware call for every response. */
export type Observe = (response: ResponseInfo) => void;

export function logRequest(logger: Logger, response: ResponseInfo): void {
  if (!logger.isLevelEnabled('info')) return;
  const { requestId, method, url, status, started } = response;
  const [path = ''] = url.split('?', 1);
  const ms = Math.round(performance.now() - started);
  logger.info({ requestId, method, path: loggable(path), status, ms }, 'request');
}

/** First segments of paths that contain only names of public content or ids of rows. */
const loggableRoots = new Set(['job', 'blog', 'assets', 'social', 'admin']);

/**
 * A path may contain the secret of a private page or personal data, so only parts known to be harmless are logged: the
 * first segment of a page, and the segments that name the operation of a service.
 */
export function loggable(path: string): string {
  const segments = path.split('/');
  const isService = segments[2] === 'v1';
  const segmentCount = isService ? 5 : loggableRoots.has(segments[1] ?? '') ? segments.length : 2;
  const loggedPath = segments
    .slice(0, segmentCount)
    .map((segment) => (isPlain(segment) ? segment : '…'));
  return [...loggedPath, ...(segmentCount < segments.length && !isService ? ['…'] : [])]
    .join('/')
    .slice(0, 100);
}

/** Secrets have at least 40 characters, ids and file names fewer. E-mail addresses and phone numbers are left out, however encoded. */
function isPlain(segment: string): boolean {
  if (segment.length >= 40) return false;
  const text = decode(segment);
  return text !== undefined && !text.includes('@') && (uuid.test(text) || !phone.test(text));
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const phone = /(\d[\s().+/-]*){7}/;

function decode(segment: string): string | undefined {
  try {
    let text = segment;
    // Some clients encode a path more than once.
    for (let times = 0; times < 3 && text.includes('%'); times += 1) {
      text = decodeURIComponent(text);
    }
    return text.includes('%') ? undefined : text.normalize('NFKC');
  } catch {
    return undefined;
  }
}

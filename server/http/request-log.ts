import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../support/logger.ts';
import type { Environment } from './environment.ts';

// Gives each request an id, and logs one line when it is answered. An id from a proxy is kept, so
// that its log and ours can be read side by side.

const acceptable = /^[\w-]{8,64}$/;

export function requestLog(logger: Logger, observe: Observe): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const requestId = requestIdOf(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    context.set('logger', logger.child({ requestId }));
    const started = performance.now();
    await next();
    context.header('x-request-id', requestId);
    const { method, path } = context.req;
    observe({ requestId, method, url: path, status: context.res.status, started });
  };
}

export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

export type Answered = {
  requestId: string;
  method: string;
  url: string;
  status: number;
  started: number;
};

/** Told of every answer, whichever way it took. */
export type Observe = (answered: Answered) => void;

export function logRequest(logger: Logger, answered: Answered): void {
  if (!logger.isLevelEnabled('info')) return;
  const { requestId, method, url, status, started } = answered;
  const [path = ''] = url.split('?', 1);
  const ms = Math.round(performance.now() - started);
  logger.info({ requestId, method, path: loggable(path), status, ms }, 'request');
}

/** Their paths name content that everybody may read, or rows by their id. */
const open = new Set(['job', 'blog', 'assets', 'social', 'admin']);

/**
 * Paths may hold the key of a private page, or name a person. What is not known to be harmless is left out: of a page
 * all but its first part, of the services all but what names the operation.
 */
function loggable(path: string): string {
  const segments = path.split('/');
  const isService = segments[2] === 'v1';
  const shown = isService ? 5 : open.has(segments[1] ?? '') ? segments.length : 2;
  const kept = segments.slice(0, shown).map((segment) => (isPlain(segment) ? segment : '…'));
  return [...kept, ...(shown < segments.length && !isService ? ['…'] : [])].join('/').slice(0, 100);
}

/** No key is shorter than that; ids and names of files are not longer. Addresses and numbers of people are left out, however they are encoded. */
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
    // Some clients encode what is encoded already.
    for (let times = 0; times < 3 && text.includes('%'); times += 1) {
      text = decodeURIComponent(text);
    }
    return text.includes('%') ? undefined : text.normalize('NFKC');
  } catch {
    return undefined;
  }
}

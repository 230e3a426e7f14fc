import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../logger.ts';
import type { Environment } from './environment.ts';

// Gives each request an id, and logs one line when it is answered. An id from a proxy is kept, so
// that its log and ours can be read side by side.

const acceptable = /^[\w-]{8,64}$/;

export function requestLog(logger: Logger): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && acceptable.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    context.set('logger', logger.child({ requestId }));
    const started = performance.now();
    await next();
    context.header('x-request-id', requestId);
    logger.info(
      {
        requestId,
        method: context.req.method,
        path: loggable(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}

/** Paths of files and signed links may name a person: only their beginning is kept. */
function loggable(path: string): string {
  const segments = path.split('/');
  return segments[2] === 'v1' ? segments.slice(0, 5).join('/').slice(0, 100) : path.slice(0, 100);
}

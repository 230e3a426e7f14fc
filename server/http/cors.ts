import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';

// The API may be called from any site: it carries no cookies, only keys and tokens that the caller
// must know. What a browser may read of an answer is listed, or the client loses codes and counts.

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What a browser may read of an answer. */
export const readableHeaders = [
  'Content-Disposition',
  'Content-Encoding',
  'Content-Location',
  'Content-Profile',
  'Content-Range',
  'ETag',
  'Link',
  'Location',
  'Preference-Applied',
  'Range-Unit',
  'Retry-After',
  'X-Relay-Error',
  'X-Request-Id',
  'X-Sb-Error-Code',
  'X-Supabase-Api-Version',
  'X-Total-Count',
].join();

const oneDay = 86_400;

export function cors(): MiddlewareHandler {
  const answer = honoCors({
    origin: '*',
    allowMethods: methods,
    exposeHeaders: [readableHeaders],
    maxAge: oneDay,
  });
  return (context, next) => {
    const isPlainOptions =
      context.req.method === 'OPTIONS' && !context.req.header('access-control-request-method');
    if (!isPlainOptions) return answer(context, next);
    // Nobody's preflight: whoever serves the address says what it allows.
    context.header('access-control-allow-origin', '*');
    context.header('access-control-expose-headers', readableHeaders);
    return next();
  };
}

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

type Options = {
  /** Whoever serves the address answers an OPTIONS that is nobody's preflight. */
  leavesOptions?: boolean;
};

export function cors({ leavesOptions = false }: Options = {}): MiddlewareHandler {
  const answer = honoCors({
    origin: '*',
    allowMethods: methods,
    exposeHeaders: [readableHeaders],
    maxAge: oneDay,
  });
  return async (context, next) => {
    const isPlainOptions =
      context.req.method === 'OPTIONS' && !context.req.header('access-control-request-method');
    if (!isPlainOptions) return answer(context, next);
    context.header('access-control-allow-origin', '*');
    context.header('access-control-expose-headers', readableHeaders);
    if (leavesOptions) return next();
    return context.body(null, 204, { allow: methods.join() });
  };
}

import type { MiddlewareHandler } from 'hono';
import { cors as honoCors } from 'hono/cors';
import { daySeconds } from '../../../domain/units.ts';

// The API may be called from any site: it uses no cookies, only keys and tokens that the caller must
// know. Exposed headers are listed, because clients need error codes and counts from them.

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Response headers that scripts of other sites may read. */
export const exposedHeaders = [
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
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Relay-Error',
  'X-Request-Id',
  'X-Sb-Error-Code',
  'X-Supabase-Api-Version',
  'X-Total-Count',
].join();

type Options = {
  /** Passes an OPTIONS request that is not a preflight on to the route. */
  passOptions?: boolean;
};

export function cors({ passOptions = false }: Options = {}): MiddlewareHandler {
  const handleCors = honoCors({
    origin: '*',
    allowMethods: methods,
    exposeHeaders: [exposedHeaders],
    maxAge: daySeconds,
  });
  return async (context, next) => {
    const isPlainOptions =
      context.req.method === 'OPTIONS' && !context.req.header('access-control-request-method');
    if (!isPlainOptions) return handleCors(context, next);
    context.header('access-control-allow-origin', '*');
    context.header('access-control-expose-headers', exposedHeaders);
    if (passOptions) return next();
    return context.body(null, 204, { allow: methods.join() });
  };
}

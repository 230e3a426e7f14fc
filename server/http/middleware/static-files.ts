import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { isUnchanged } from '../conditions.ts';
import type { Environment } from '../environment.ts';

const bodyHeaders = ['content-type', 'content-length', 'content-encoding'];

/** Files with a hash in their name are immutable; others are revalidated after an hour. */
export function staticFiles(root: string): MiddlewareHandler<Environment> {
  const serve = serveStatic<Environment>({ root, precompressed: true });
  return async (context, next) => {
    let isNotFound = false;
    const response = await serve(context, () => {
      isNotFound = true;
      return next();
    });
    if (isNotFound || !response) return response;

    // A new response is built: changed headers of the original one would not be sent.
    const headers = new Headers(response.headers);
    const isImmutable = context.req.path.startsWith('/assets/');
    headers.set(
      'cache-control',
      isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    // Set on uncompressed responses as well: the same URL can be served compressed.
    headers.set('vary', 'Accept-Encoding');
    const { status, body } = response;
    if (status !== 200) return new Response(body, { status, headers });

    const modifiedAt = new Date(headers.get('last-modified') ?? 0);
    const etag = etagOf(modifiedAt, Number(headers.get('content-length')));
    headers.set('etag', etag);
    if (!isUnchanged((name) => context.req.header(name), { etag, modifiedAt })) {
      return new Response(body, { headers });
    }
    await body?.cancel();
    for (const name of bodyHeaders) headers.delete(name);
    return new Response(null, { status: 304, headers });
  };
}

/** Identifies the bytes as sent, since each encoding has its own length. */
function etagOf(modifiedAt: Date, length: number): string {
  return `W/"${modifiedAt.getTime().toString(36)}-${length.toString(36)}"`;
}

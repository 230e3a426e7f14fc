import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { isUnchanged } from './conditions.ts';
import type { Environment } from './environment.ts';

const ofTheBody = ['content-type', 'content-length', 'content-encoding'];

/**
 * Files with a hash in their name never change; the rest may be asked for again after an hour, and
 * is sent again only where it has changed.
 */
export function staticFiles(root: string): MiddlewareHandler<Environment> {
  const serve = serveStatic<Environment>({ root, precompressed: true });
  return async (context, next) => {
    let isPassedOn = false;
    const file = await serve(context, () => {
      isPassedOn = true;
      return next();
    });
    if (isPassedOn || !file) return file;

    // The answer is put together anew: to change its headers would not reach the wire.
    const headers = new Headers(file.headers);
    const forever = context.req.path.startsWith('/assets/');
    headers.set(
      'cache-control',
      forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    // Also what comes as it is: it could have come compressed.
    headers.set('vary', 'Accept-Encoding');
    const { status, body } = file;
    if (status !== 200) return new Response(body, { status, headers });

    const modifiedAt = new Date(headers.get('last-modified') ?? 0);
    const etag = tagOf(modifiedAt, Number(headers.get('content-length')));
    headers.set('etag', etag);
    const isKnown = isUnchanged((name) => context.req.header(name), { etag, modifiedAt });
    if (!isKnown) return new Response(body, { headers });
    await body?.cancel();
    for (const name of ofTheBody) headers.delete(name);
    return new Response(null, { status: 304, headers });
  };
}

/** Of the bytes as they are sent: each encoding has a length of its own. */
function tagOf(modifiedAt: Date, length: number): string {
  return `W/"${modifiedAt.getTime().toString(36)}-${length.toString(36)}"`;
}

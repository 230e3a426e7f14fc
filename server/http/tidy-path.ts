import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/**
 * One spelling for one path, before anything is decided by it. `//host/path` would be read as a URL
 * of another site wherever it is made into a link. Escapes that stand for no text would fail
 * wherever the path is decoded, so they are text themselves; escapes of plain letters are undone.
 */
export const tidyPath: MiddlewareHandler<Environment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const readable = isText(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const tidy = readable.replace(/%[\da-f]{2}/gi, unescapePlain).replace(/\/{2,}/g, '/');
  if (tidy === pathname) return next();
  context.header('cache-control', 'no-store');
  return context.redirect(tidy + search, 308);
};

/** RFC 3986, 6.2.2: unreserved characters stand as they are, other escapes in capitals. */
function unescapePlain(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
}

function isText(path: string): boolean {
  try {
    // The result is used, or the bundler would leave the call out as one without effect.
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
}

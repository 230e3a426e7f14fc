import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';

/**
 * Redirects to the one normal form of a path, before any route sees it. A link to `//host/path` would
 * lead to another site. Invalid escapes would fail wherever the path is decoded, so their percent
 * sign is escaped; escapes of unreserved characters are decoded.
 */
export const normalizePath: MiddlewareHandler<Environment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const readable = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const normalizedPath = readable.replace(/%[\da-f]{2}/gi, normalizeEscape).replace(/\/{2,}/g, '/');
  if (normalizedPath === pathname) return next();
  context.header('cache-control', 'no-store');
  return context.redirect(normalizedPath + search, 308);
};

/** RFC 3986, 6.2.2: unreserved characters are not escaped, and escapes are upper case. */
function normalizeEscape(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
}

function isDecodable(path: string): boolean {
  try {
    // The result is used because the bundler would drop a call without effect.
    return typeof decodeURIComponent(path) === 'string';
  } catch {
    return false;
  }
}

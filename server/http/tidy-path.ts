import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/**
 * `//host/path` would be read as an address of another site wherever it is made into a link. Escapes
 * that stand for no text would be stumbled over wherever the path is read, so they are text themselves.
 */
export const tidyPath: MiddlewareHandler<Environment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const readable = isText(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const tidy = readable.replace(/\/{2,}/g, '/');
  return tidy === pathname ? next() : context.redirect(tidy + search, 308);
};

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

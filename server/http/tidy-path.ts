import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

/** `//host/path` would be read as an address of another site wherever it is made into a link. */
export const tidyPath: MiddlewareHandler<Environment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (!pathname.includes('//')) return next();
  return context.redirect(pathname.replace(/\/{2,}/g, '/') + search, 308);
};

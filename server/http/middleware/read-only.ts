import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';

/** Pages accept only GET and HEAD; forms are sent to functions. */
export const readOnly: MiddlewareHandler<Environment> = async (context, next) => {
  const { method } = context.req;
  if (method === 'GET' || method === 'HEAD') return next();
  const allow = { allow: 'GET, HEAD' };
  if (method === 'OPTIONS') return context.body(null, 204, allow);
  return context.text('This address can only be read.', 405, allow);
};

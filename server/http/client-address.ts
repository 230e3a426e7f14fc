import type { Context } from 'hono';
import type { Environment } from './environment.ts';

/**
 * The visitor's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so the
 * visitor stands that many places from the end; what comes before was written by the visitor.
 */
export function clientAddress(context: Context<Environment>, trustedProxies: number): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((a) => a.trim());
  return forwarded.at(-trustedProxies) || direct;
}

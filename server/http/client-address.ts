import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Environment } from './environment.ts';

/**
 * The visitor's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so the
 * visitor stands that many places from the end; what comes before was written by the visitor.
 */
export function clientAddress(context: Context<Environment>, trustedProxies: number): string {
  const remote = context.env?.incoming?.socket.remoteAddress;
  return addressOf(remote, context.req.header('x-forwarded-for'), trustedProxies);
}

/** The same for a request that has not passed through the app. */
export function addressOfRequest(
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & {
    socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  },
  trustedProxies: number,
): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  return addressOf(socket.remoteAddress, forwardedFor, trustedProxies);
}

export function addressOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = remote ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  return forwardedFor.split(',').at(-trustedProxies)?.trim() || direct;
}

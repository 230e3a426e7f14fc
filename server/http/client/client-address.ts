import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Environment } from '../environment.ts';

/** The part of a context that the address is read from. */
export interface AddressContext {
  env: Context<Environment>['env'];
  req: { header: (name: string) => string | undefined };
}

/**
 * Returns the client's IP address. Each trusted proxy appends the address it saw to X-Forwarded-For, so the client is
 * that many positions from the end; entries before that come from the client itself.
 */
export function clientAddress(context: AddressContext, trustedProxies: number): string {
  const remote = context.env?.incoming?.socket.remoteAddress;
  return addressOf(remote, context.req.header('x-forwarded-for'), trustedProxies);
}

/** Returns the client's IP address for a request that does not go through Hono. */
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

function addressOf(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = remote ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const forwardedAddress = forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '';
  return withoutPort(forwardedAddress) || direct;
}

/** Some proxies append the port, which is another one for each connection. */
function withoutPort(address: string): string {
  const match = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i.exec(address);
  return match?.[1] ?? match?.[2] ?? address;
}

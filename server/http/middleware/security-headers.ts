import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../environment.ts';

// Security headers of every response. Pages set their own policy with script nonces or hashes, see
// ssr/content-security-policy.ts; everything else may load nothing at all.

type Options = { https: boolean };

export function securityHeadersOf({ https }: Options): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function securityHeaders(options: Options): MiddlewareHandler<Environment> {
  const headerEntries = Object.entries(securityHeadersOf(options));
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of headerEntries) headers.has(name) || headers.set(name, value);
  };
}

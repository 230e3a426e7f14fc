import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment.ts';

// Headers every answer carries. Pages bring their own script sources (nonce or hashes), see
// ssr/content-security-policy.ts; everything else may load nothing at all.

type Options = { https: boolean };

export function securityHeaders({ https }: Options): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const set = (name: string, value: string) => headers.has(name) || headers.set(name, value);
    set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    set('x-content-type-options', 'nosniff');
    set('x-frame-options', 'DENY');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    set('cross-origin-opener-policy', 'same-origin');
    if (https) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}

import type { Auth, Endpoint } from './context.ts';
import { startFlow } from './oauth-flow.ts';
import { limitAddress } from './rate-limits.ts';

export function authorize(auth: Auth): Endpoint {
  return async (context) => {
    await limitAddress(auth, context, 'token');
    const url = await startFlow(auth, context);
    if (context.req.query('skip_http_redirect') === 'true') return context.json({ url });
    context.header('cache-control', 'no-store');
    return context.redirect(url, 302);
  };
}

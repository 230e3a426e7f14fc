import type { Auth, Endpoint } from './context.ts';
import { AuthError, toAuthError } from './errors.ts';
import { startFlow } from './oauth-flow.ts';
import { limitAddress } from './rate-limits.ts';
import { findRedirect, redirectWithError } from './redirects.ts';

export function authorize(auth: Auth): Endpoint {
  return async (context) => {
    await limitAddress(auth, context, 'token');
    const staysHere = context.req.query('skip_http_redirect') === 'true';
    const url = await startFlow(auth, context).catch((error) => {
      // Somebody who only pressed a button is not left with an answer meant for programs.
      if (staysHere || (error instanceof AuthError && error.status < 500)) throw error;
      const fault = toAuthError(error, context.get('logger') ?? auth.logger);
      return redirectWithError(findRedirect(auth.settings, context), fault, true);
    });
    if (staysHere) return context.json({ url });
    context.header('cache-control', 'no-store');
    return context.redirect(url, 302);
  };
}

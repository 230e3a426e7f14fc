import type { Auth, Endpoint } from '../context.ts';
import { AuthError, toAuthError } from '../errors.ts';
import { limitAddress } from '../rate-limits.ts';
import { startFlow } from './oauth-flow.ts';
import { findRedirect, redirectWithError } from './redirects.ts';

export function authorize(auth: Auth): Endpoint {
  return async (context) => {
    await limitAddress(auth, context, 'token');
    const skipsRedirect = context.req.query('skip_http_redirect') === 'true';
    const url = await startFlow(auth, context).catch((error) => {
      // A browser gets a redirect to the site instead of a JSON error.
      if (skipsRedirect || (error instanceof AuthError && error.status < 500)) throw error;
      const authError = toAuthError(error, context.get('logger') ?? auth.logger);
      return redirectWithError(findRedirect(auth.settings, context), authError, true);
    });
    if (skipsRedirect) return context.json({ url });
    context.header('cache-control', 'no-store');
    return context.redirect(url, 302);
  };
}

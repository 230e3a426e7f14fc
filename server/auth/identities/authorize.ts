import type { Auth, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { startFlow } from '../oauth-flow.ts';
import { requireUser } from '../require-user.ts';

export function authorizeIdentity(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    requireManualLinking(auth);
    const url = await startFlow(auth, context, user.id);
    if (context.req.query('skip_http_redirect') === 'true') return context.json({ url });
    return context.redirect(url, 302);
  };
}

export function requireManualLinking({ settings }: Auth): void {
  if (settings.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

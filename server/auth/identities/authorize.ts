import type { Auth, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { startFlow } from '../oauth/oauth-flow.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { requireUser } from '../sessions/require-user.ts';

export function authorizeIdentity(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireUser(auth, context);
    requireManualLinking(auth);
    await requireRecentProof(auth, auth.database.query, signedIn);
    const { user, session } = signedIn;
    const url = await startFlow(auth, context, { userId: user.id, sessionId: session?.id });
    if (context.req.query('skip_http_redirect') === 'true') return context.json({ url });
    return context.redirect(url, 302);
  };
}

export function requireManualLinking({ settings }: Auth): void {
  if (settings.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

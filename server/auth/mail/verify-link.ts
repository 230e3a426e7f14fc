import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { invalid, toAuthError } from '../errors.ts';
import { issueAuthCode } from '../oauth/flow-states.ts';
import { findRedirect, redirectWith, redirectWithError } from '../oauth/redirects.ts';
import { limitAddress } from '../rate-limits.ts';
import { sessionFragment } from '../sessions/session-fragment.ts';
import { signIn } from '../sessions/sessions.ts';
import { takeByToken } from './one-time-tokens.ts';
import { otherConfirmationNeeded, redeem, tokenTypesOf } from './redeem.ts';
import { linkExpired } from './verify.ts';

/** GET /verify: the link in a mail. Success and errors both redirect the browser to the site. */
export function verifyLink(auth: Auth): Endpoint {
  return async (context) => {
    // Mail scanners send HEAD requests; they must not use up the link.
    if (context.req.raw.method === 'HEAD') return context.body(null, 204);
    const target = findRedirect(auth.settings, context);
    const token = context.req.query('token') ?? '';
    const isPkce = token.startsWith('pkce_');
    context.header('cache-control', 'no-store');
    try {
      await limitAddress(auth, context, 'verify');
      return context.redirect(await redeemLink(auth, context, target, token, isPkce), 303);
    } catch (error) {
      const authError = toAuthError(error, context.get('logger') ?? auth.logger);
      return context.redirect(redirectWithError(target, authError, isPkce), 303);
    }
  };
}

async function redeemLink(
  auth: Auth,
  context: AuthContext,
  target: string,
  token: string,
  isPkce: boolean,
): Promise<string> {
  const type = context.req.query('type');
  if (!type) throw invalid('Verify requires a verification type');
  if (!token) throw invalid('Verify requires a token');
  return auth.database.transaction(async (query) => {
    const taken = await takeByToken(query, auth.settings, token, tokenTypesOf(type));
    if (!taken || (isPkce && !taken.flow_state_id)) throw linkExpired();
    const user = await redeem(auth, context, query, taken);
    if (!user) {
      const message = { message: otherConfirmationNeeded };
      return redirectWith(target, { fragment: message, query: isPkce ? message : {} });
    }
    if (taken.flow_state_id) {
      const code = await issueAuthCode(query, taken.flow_state_id, user.id);
      return redirectWith(target, { query: { code } });
    }
    const session = await signIn(auth, context, query, user, 'otp');
    return redirectWith(target, { fragment: { ...sessionFragment(session), type } });
  });
}

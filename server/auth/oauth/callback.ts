import type { Query } from '../../postgres/query.ts';
import { innermostReason } from '../../support/innermost-reason.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError, toAuthError, tooLarge } from '../errors.ts';
import { sessionFragment } from '../sessions/session-fragment.ts';
import { signIn } from '../sessions/sessions.ts';
import { isBanned, type User } from '../users/users.ts';
import { linkIdentity, needsVerification, resolveAccount } from './accounts.ts';
import { createFlowState, type FlowState, issueAuthCode } from './flow-states.ts';
import { acceptInvitation } from './invite-token.ts';
import { callbackUrl, requireProvider, takeFlow, verifierOf } from './oauth-flow.ts';
import type { Profile } from './profile.ts';
import { redirectWith, redirectWithError } from './redirects.ts';

/** The endpoint to which the identity provider redirects the browser. */
export function callback(auth: Auth): Endpoint {
  return async (context) => {
    const params = await readParams(context);
    const state = params.get('state');
    if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
    const flow = await takeFlow(auth, context, state);
    const target = flow.referrer ?? auth.settings.siteUrl;
    context.header('cache-control', 'no-store');
    try {
      return context.redirect(await finishSignIn(auth, context, flow, params, target), 302);
    } catch (error) {
      const authError = toAuthError(error, context.get('logger') ?? auth.logger);
      return context.redirect(redirectWithError(target, authError, true), 302);
    }
  };
}

/** The same limit that applies to the query string of a GET. */
const maxBodyLength = 16 * 1024;

async function readParams(context: AuthContext): Promise<URLSearchParams> {
  if (context.req.method === 'POST') {
    const text = await context.req.text();
    if (text.length > maxBodyLength) throw tooLarge();
    return new URLSearchParams(text);
  }
  return new URL(context.req.url).searchParams;
}

async function finishSignIn(
  auth: Auth,
  context: AuthContext,
  flow: FlowState,
  params: URLSearchParams,
  target: string,
): Promise<string> {
  const error = params.get('error');
  if (error) {
    const description = params.get('error_description') ?? error;
    const status = error === 'access_denied' ? 403 : 400;
    throw new AuthError(status, 'bad_oauth_callback', description.slice(0, 200));
  }
  if (!params.get('code'))
    throw new AuthError(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code',
    );
  const { profile, accessToken, refreshToken } = await exchangeCode(auth, flow, params);

  const outcome = await auth.database.transaction(async (query) => {
    const user = await findAccount(auth, context, query, { flow, profile, target });
    if (!user) return undefined;
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
    if (flow.code_challenge && flow.code_challenge_method) {
      const challenge = {
        codeChallenge: flow.code_challenge,
        method: flow.code_challenge_method,
      };
      const codeFlow = { provider: flow.provider_type, method: 'oauth', challenge };
      const tokens = { access: accessToken, refresh: refreshToken };
      const code = await issueAuthCode(
        query,
        await createFlowState(query, codeFlow),
        user.id,
        tokens,
      );
      return redirectWith(target, { query: { code } });
    }
    const session = await signIn(auth, context, query, user, { method: 'oauth' });
    const fragment = sessionFragment(session);
    fragment.provider_token = accessToken;
    if (refreshToken) fragment.provider_refresh_token = refreshToken;
    return redirectWith(target, { fragment });
  });
  // Thrown after the transaction, which must commit the confirmation mail.
  if (!outcome) throw needsVerification();
  return outcome;
}

function findAccount(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { flow, profile, target }: { flow: FlowState; profile: Profile; target: string },
): Promise<User | undefined> {
  const { linking_target_id: userId, linking_session_id: sessionId } = flow;
  if (userId) {
    const account = { userId, sessionId: sessionId ?? undefined };
    return linkIdentity(auth, context, query, account, profile);
  }
  if (flow.invite_token) return acceptInvitation(auth, query, flow.invite_token, profile);
  return resolveAccount(auth, context, query, profile, target);
}

/** Describes for the log why the provider's response failed, such as `invalid_client` for a wrong secret. */
function reasonOf(error: unknown): string {
  const { error: code, error_description: text } = error as Record<string, unknown>;
  const providerError = [code, text].filter((part) => typeof part === 'string').join(': ');
  return (providerError || innermostReason(error)).slice(0, 200);
}

async function exchangeCode(auth: Auth, flow: FlowState, params: URLSearchParams) {
  const url = new URL(callbackUrl(auth));
  url.search = params.toString();
  try {
    const begun = { state: flow.id, verifier: verifierOf(auth, flow.id) };
    return await requireProvider(auth, flow.provider_type).exchange(url, begun);
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) throw error;
    auth.logger.warn({ reason: reasonOf(error) }, 'exchange with the identity provider failed');
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code');
  }
}

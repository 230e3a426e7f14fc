import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import {
  createFlowState,
  type FlowState,
  type LinkingAccount,
  parseChallenge,
} from './flow-states.ts';
import { getInvitationHash } from './invite-token.ts';
import type { Provider } from './providers.ts';
import { findRedirect } from './redirects.ts';

// The OAuth flow with an identity provider. The state parameter names the flow, and a cookie binds it to
// the browser that started it, which prevents login CSRF.

const flowSeconds = 600;

/** Parameters that the caller may not pass on to the provider. */
const reservedParameters = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'request',
  'request_uri',
]);

export function requireProvider(auth: Auth, name: string | undefined): Provider {
  if (!name) throw invalid('Unsupported provider: missing provider');
  const provider = auth.providers.get(name);
  if (provider) return provider;
  const reason =
    name === 'linkedin_oidc'
      ? 'provider is not enabled'
      : `Provider ${name.slice(0, 40)} could not be found`;
  throw invalid(`Unsupported provider: ${reason}`);
}

export async function startFlow(
  auth: Auth,
  context: AuthContext,
  linking?: LinkingAccount,
): Promise<string> {
  const parameters = context.req.query();
  const name = parameters.provider ?? '';
  const provider = requireProvider(auth, name);
  const challenge = parseChallenge(parameters.code_challenge, parameters.code_challenge_method);
  const inviteTokenHash = parameters.invite_token
    ? await getInvitationHash(auth, parameters.invite_token)
    : undefined;
  const state = await createFlowState(auth.database.query, {
    provider: name,
    method: 'oauth',
    challenge,
    referrer: findRedirect(auth.settings, context),
    linking,
    inviteTokenHash,
  });
  const external = new URL(auth.settings.externalUrl);
  setCookie(context, cookieName(state), '1', {
    httpOnly: true,
    sameSite: 'Lax',
    secure: external.protocol === 'https:',
    path: external.pathname,
    maxAge: flowSeconds,
  });
  const extra = Object.entries(parameters).filter(([key]) => !reservedParameters.has(key));
  return provider.authorizationUrl({
    state,
    verifier: verifierOf(auth, state),
    redirectUri: callbackUrl(auth),
    scopes: (parameters.scopes ?? '').split(/[\s,]+/).filter(Boolean),
    extra: Object.fromEntries(extra),
  });
}

/** Returns the flow of a callback and deletes it, so that a callback works once. */
export async function takeFlow(
  auth: Auth,
  context: AuthContext,
  state: string,
): Promise<FlowState> {
  const flow = await findFlow(auth.database.query, state);
  if (!flow || !auth.providers.has(flow.provider_type)) {
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  }
  const isBound = getCookie(context, cookieName(state)) !== undefined;
  // In a PKCE flow the verifier binds it to the browser, but an identity is linked before that check.
  if (!isBound && (!flow.code_challenge || flow.linking_target_id)) {
    throw new AuthError(400, 'bad_oauth_state', 'OAuth flow was begun in another browser');
  }
  deleteCookie(context, cookieName(state), { path: new URL(auth.settings.externalUrl).pathname });
  return flow;
}

async function findFlow(query: Query, state: string): Promise<FlowState | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(state)) return undefined;
  const { rows } = await query<FlowState>(
    `delete from auth.flow_state where id = $1 and authentication_method = 'oauth' and auth_code is null
       and created_at > now() - make_interval(secs => $2) returning *`,
    [state, flowSeconds],
  );
  return rows[0];
}

/** The PKCE verifier towards the provider: a code of another flow, put into this one, is rejected. */
export const verifierOf = ({ secretOf }: Auth, state: string) =>
  secretOf(state, 'provider').toString('base64url');

export const callbackUrl = ({ settings }: Auth) => `${settings.externalUrl}/callback`;

const cookieName = (state: string) => `auth-flow-${state}`;

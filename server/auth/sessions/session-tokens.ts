import { prepare } from '../../postgres/prepared-text.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import type { Auth } from '../context.ts';
import { renderUser } from '../users/render-user.ts';
import { type KnownUser, knownUserColumns, parseKnownUser } from '../users/users.ts';
import { lifetimeOf } from './session-limits.ts';
import type { Session } from './sessions.ts';

// The response to a sign-in or a refresh: an access token with the claims of its session, and a refresh token.

export type TokenResponse = Record<string, unknown>;

/** Someone to whom an access token is issued, with the methods of the session as the token lists them. */
export interface TokenOwner extends KnownUser {
  methods: { method: string; timestamp: number }[];
}

/** The columns of a `TokenOwner`, for a statement in which `account` is the user and `session` the session. */
export const tokenOwnerColumns = `${knownUserColumns},
  coalesce((select json_agg(json_build_object('method', one.authentication_method,
      'timestamp', floor(extract(epoch from one.updated_at))) order by one.updated_at desc)
    from auth.mfa_amr_claims as one where one.session_id = session.id), '[]') as methods`;

const tokenOwner = prepare(
  `select ${tokenOwnerColumns} from auth.sessions as session
   join auth.users as account on account.id = session.user_id where session.id = $1`,
);

/** Renders the token response: a new access token with the given refresh token. */
export async function renderSession(
  auth: Auth,
  query: Query,
  session: Session,
  refreshToken: string,
): Promise<TokenResponse> {
  const owner = requireRow(await query<TokenOwner>(tokenOwner, [session.id]));
  return renderTokens(auth, session, refreshToken, owner);
}

/** Renders the token response for an owner that has been read already. */
export async function renderTokens(
  auth: Auth,
  session: Session,
  refreshToken: string,
  owner: TokenOwner,
): Promise<TokenResponse> {
  const user = renderUser(parseKnownUser(owner));
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresIn = lifetimeOf(auth.settings, session, issuedAt);
  const claims = {
    iss: auth.settings.externalUrl,
    sub: session.user_id,
    aud: String(user.aud),
    iat: issuedAt,
    exp: issuedAt + expiresIn,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: String(user.role),
    aal: session.aal,
    amr: owner.methods,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  return {
    access_token: await auth.keys.sign(claims, expiresIn),
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: issuedAt + expiresIn,
    refresh_token: refreshToken,
    user,
  };
}

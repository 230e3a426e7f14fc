import type { Row } from '../../postgres/kysely-types.ts';
import { prepare } from '../../postgres/prepared-text.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { type Auth, type AuthContext, addressOf, userAgentOf } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { renderUser } from '../users/render-user.ts';
import {
  isBanned,
  type KnownUser,
  knownUserColumns,
  parseKnownUser,
  type User,
} from '../users/users.ts';
import { isNewDevice, rememberSource } from './known-sources.ts';
import { issueRefreshToken } from './refresh-tokens.ts';

export interface Session extends Omit<Row<'auth.sessions'>, 'aal'> {
  aal: 'aal1' | 'aal2';
}

export type Method =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'passkey'
  | 'totp'
  | 'mfa/webauthn'
  | 'mfa/phone'
  | 'recovery'
  | 'anonymous';

type Json = Record<string, unknown>;

/** Creates a session for the method, and returns its first tokens. */
export async function signIn(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  method: Method,
  { aal = 'aal1', passkeyId }: { aal?: Session['aal']; passkeyId?: string } = {},
): Promise<Json> {
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  const session = requireRow(
    await query<Session>(
      `with session as (
       insert into auth.sessions (user_id, user_agent, ip, aal, passkey_id)
       values ($1, $2, $3, $5, $6) returning *
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method) select id, $4 from session
     )
     select * from session`,
      [user.id, userAgentOf(context), addressOf(auth, context), method, aal, passkeyId ?? null],
    ),
  );
  const updated = requireRow(
    await query<User>(
      'update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning *',
      [user.id],
    ),
  );
  await recordAccountEvent(query, user.id, 'sign_in', { details: [method] });
  if (!user.is_anonymous) await recordDevice(auth, context, query, updated, session);
  const refreshToken = await issueRefreshToken(query, session);
  return renderSession(auth, query, session, refreshToken);
}

/** Notifies the owner of a new device, but stores it only once a required second factor has been verified. */
async function recordDevice(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  session: Session,
): Promise<void> {
  if (await isNewDevice(auth, context, query, user.id)) {
    await notifyOwner(auth, context, query, user, 'auth_new_device');
  }
  if (await needsSecondFactor(query, { user, session, aal: session.aal })) return;
  await rememberSource(auth, context, query, user.id);
}

/** Asks the database, because row-level security uses the same rule. */
export async function needsSecondFactor(
  query: Query,
  { user, session, aal }: { user: { id: string }; session: Session | undefined; aal: string },
): Promise<boolean> {
  const result = await query<{ owes: boolean }>(
    'select private.owes_second_factor($1, $2, $3) as owes',
    [user.id, session?.id ?? null, aal],
  );
  return requireRow(result).owes;
}

export async function addMethod(
  query: Query,
  sessionId: string,
  method: Method,
  /** False for a factor or code that was created in the same session. */
  proves = true,
): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, proves) values ($1, $2, $3)
     on conflict (session_id, authentication_method) do update set proves = excluded.proves, updated_at = now()`,
    [sessionId, method, proves],
  );
}

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
): Promise<Json> {
  const owner = requireRow(await query<TokenOwner>(tokenOwner, [session.id]));
  return renderTokens(auth, session, refreshToken, owner);
}

/** Renders the token response for an owner that has been read already. */
export async function renderTokens(
  auth: Auth,
  session: Session,
  refreshToken: string,
  owner: TokenOwner,
): Promise<Json> {
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

/** An access token must not outlive its session. */
function lifetimeOf(settings: AuthSettings, session: Session, issuedAt: number): number {
  const end = endOf(settings, session);
  if (!end) return settings.accessTokenLifetime;
  const secondsLeft = Math.floor(end.getTime() / 1000) - issuedAt;
  return Math.max(1, Math.min(settings.accessTokenLifetime, secondsLeft));
}

function endOf({ sessionTimebox }: AuthSettings, session: Session): Date | undefined {
  const ends = session.not_after ? [session.not_after.getTime()] : [];
  if (sessionTimebox > 0) ends.push(session.created_at.getTime() + sessionTimebox * 1000);
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}

export function requireLiveSession(settings: AuthSettings, session: Session): void {
  const end = endOf(settings, session);
  if (end && end <= new Date()) throw expired('Session has reached its end');
  const { sessionInactivity } = settings;
  const lastUsed = (session.refreshed_at ?? session.created_at).getTime();
  if (sessionInactivity > 0 && lastUsed + sessionInactivity * 1000 <= Date.now()) {
    throw expired('Session was inactive for too long');
  }
}

/** The times after which a session must have been created and used to be live; see `requireLiveSession`. */
export function earliestOf({ sessionTimebox, sessionInactivity }: AuthSettings) {
  const secondsAgo = (seconds: number) =>
    seconds > 0 ? new Date(Date.now() - seconds * 1000) : new Date(0);
  return { createdAt: secondsAgo(sessionTimebox), usedAt: secondsAgo(sessionInactivity) };
}

const expired = (why: string) =>
  new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired (${why})`);

export type Scope = 'global' | 'local' | 'others';

/**
 * Ends sessions of a user; a trigger notifies the processes with open connections of these sessions. With all or all
 * others also what would become one, or link an identity: who began it may be the thief whom the user wants to get rid of.
 */
export async function endSessions(
  query: Query,
  userId: string,
  scope: Scope = 'global',
  sessionId?: string,
): Promise<void> {
  const conditions = {
    global: 'true',
    local: 'id = $2::uuid',
    others: '($2::uuid is null or id <> $2::uuid)',
  };
  const values = scope === 'global' ? [userId] : [userId, sessionId ?? null];
  await query(`delete from auth.sessions where user_id = $1 and ${conditions[scope]}`, values);
  if (scope === 'local') return;
  await query(
    `delete from auth.flow_state where linking_target_id = $1 or user_id = $1 and auth_code is not null`,
    [userId],
  );
}

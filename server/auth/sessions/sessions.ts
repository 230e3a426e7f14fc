import type { Row } from '../../postgres/kysely-types.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import { type Auth, type AuthContext, addressOf, userAgentOf } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { isBanned, type User } from '../users/users.ts';
import { isNewDevice, rememberSource } from './known-sources.ts';
import { issueRefreshToken } from './refresh-tokens.ts';
import { renderSession, type TokenResponse } from './session-tokens.ts';

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

type NewSession = { method: Method; aal?: Session['aal']; passkeyId?: string };

/** Creates a session for the method, and returns its first tokens. */
export async function signIn(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  { method, aal = 'aal1', passkeyId }: NewSession,
): Promise<TokenResponse> {
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

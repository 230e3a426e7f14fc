import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { hasSqlstate } from '../../postgres/sqlstate.ts';
import { optionalText, readBody } from '../body.ts';
import { type Auth, type AuthRequest, addressOf, type Endpoint, userAgentOf } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { limitAddress } from '../rate-limits.ts';
import {
  findActiveSuccessor,
  findRefreshToken,
  isWellFormed,
  lockSession,
  type RefreshToken,
  rotateRefreshToken,
} from '../sessions/refresh-tokens.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { requireLiveSession } from '../sessions/session-limits.ts';
import { renderSession, renderTokens } from '../sessions/session-tokens.ts';
import type { Session } from '../sessions/sessions.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { findUser, isBanned } from '../users/users.ts';

const bodySchema = z.object({ refresh_token: optionalText });
const lockNotAvailable = '55P03';

type Json = Record<string, unknown>;
type Outcome = { response: Json } | { error: AuthError };

export const refreshTokenGrant =
  (auth: Auth): Endpoint =>
  async (context) =>
    context.json(await refreshSession(auth, context));

/** Exchanges the refresh token in the body for a new one of the same session. */
export async function refreshSession(auth: Auth, context: AuthRequest): Promise<Json> {
  const token = await readToken(context).catch(async (error) => {
    await limitAddress(auth, context, 'token');
    throw error;
  });
  const renewed = await renewSession(auth, context, token);
  if (renewed) return renderTokens(auth, renewed.session, renewed.next, renewed.owner);
  const outcome = await auth.database
    .transaction((query) => refreshLocked(auth, context, query, token))
    .catch((error) => {
      throw hasSqlstate(error, lockNotAvailable) ? tooManyAtOnce() : error;
    });
  // Thrown after the transaction, which must commit the end of the session.
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}

async function readToken(context: AuthRequest): Promise<string> {
  const { refresh_token: token = '' } = await readBody(context, bodySchema);
  if (!isWellFormed(token)) throw invalid('Refresh token is not valid');
  return token;
}

/** Refreshes after waiting for other requests that hold the session, or returns the reason why it may not. */
async function refreshLocked(
  auth: Auth,
  context: AuthRequest,
  query: Query,
  token: string,
): Promise<Outcome> {
  const session = await lockSession(query, token);
  // Read under the lock: another process may have used the token while this one waited.
  const storedToken = await findRefreshToken(query, token);
  if (!session || !storedToken) throw notFound();
  const user = await findUser(query, session.user_id);
  if (!user) throw new AuthError(400, 'user_not_found', 'User does not exist');
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  requireLiveSession(auth.settings, session);

  if (storedToken.revoked_at) return respondToReuse(auth, query, session, storedToken, token);
  const successor = await rotateRefreshToken(query, storedToken, token);
  await query(
    `update auth.sessions set refreshed_at = now(), updated_at = now(), user_agent = $2, ip = $3 where id = $1`,
    [session.id, userAgentOf(context), addressOf(auth, context)],
  );
  return { response: await renderSession(auth, query, session, successor) };
}

/**
 * A used token is accepted for a short time, for tabs that refresh at the same moment and for clients
 * that lost the response: they get the active token. Later reuse means that the token was stolen, so
 * the session ends.
 */
async function respondToReuse(
  auth: Auth,
  query: Query,
  session: Session,
  used: RefreshToken,
  token: string,
): Promise<Outcome> {
  // Compare with the clock of the database, which set revoked_at.
  const { rows } = await query<{ is_recent: boolean }>(
    'select now() - $1::timestamptz < make_interval(secs => $2) as is_recent',
    [used.revoked_at, auth.settings.refreshTokenReuseInterval],
  );
  const isRecent = rows[0]?.is_recent ?? false;
  const active = isRecent ? await findActiveSuccessor(query, used, token) : undefined;
  if (active) return { response: await renderSession(auth, query, session, active) };
  if (!isRecent) {
    await query('delete from auth.sessions where id = $1', [session.id]);
    await recordAccountEvent(query, session.user_id, 'end_session', { by: 'auth' });
  }
  return {
    error: new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  };
}

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

const tooManyAtOnce = () =>
  new AuthError(409, 'conflict', 'Too many concurrent token refresh requests on the same session');

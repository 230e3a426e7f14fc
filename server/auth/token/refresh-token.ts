import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { hasSqlstate } from '../../postgres/sqlstate.ts';
import { recordAccountEvent } from '../account-events.ts';
import { optionalText, readBody } from '../body.ts';
import { type Auth, type AuthContext, addressOf, type Endpoint, userAgentOf } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import {
  findActiveSuccessor,
  findRefreshToken,
  isWellFormed,
  lockSession,
  type RefreshToken,
  rotateRefreshToken,
} from '../refresh-tokens.ts';
import { renderSession, requireLiveSession, type Session } from '../sessions.ts';
import { findUser, isBanned } from '../users.ts';

const body = z.object({ refresh_token: optionalText });
const lockNotAvailable = '55P03';

type Outcome = { answer: Record<string, unknown> } | { refused: AuthError };

export function refreshTokenGrant(auth: Auth): Endpoint {
  return async (context) => {
    const { refresh_token: token = '' } = await readBody(context, body);
    if (!isWellFormed(token)) throw invalid('Refresh token is not valid');
    const outcome = await auth.database
      .transaction((query) => refresh(auth, context, query, token))
      .catch((error) => {
        throw hasSqlstate(error, lockNotAvailable) ? tooManyAtOnce() : error;
      });
    // A refusal that ends the session is carried out first, then told.
    if ('refused' in outcome) throw outcome.refused;
    return context.json(outcome.answer);
  };
}

async function refresh(
  auth: Auth,
  context: AuthContext,
  query: Query,
  token: string,
): Promise<Outcome> {
  const session = await lockSession(query, token);
  // Read again under the lock: another process may have used it while this one waited.
  const found = await findRefreshToken(query, token);
  if (!session || !found) throw notFound();
  const user = await findUser(query, session.user_id);
  if (!user) throw new AuthError(400, 'user_not_found', 'User does not exist');
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  requireLiveSession(auth.settings, session);

  if (found.revoked_at) return reuse(auth, query, session, found, token);
  const next = await rotateRefreshToken(query, found, token);
  await query(
    `update auth.sessions set refreshed_at = now(), updated_at = now(), user_agent = $2, ip = $3 where id = $1`,
    [session.id, userAgentOf(context), addressOf(auth, context)],
  );
  return { answer: await renderSession(auth, query, session, next, user) };
}

/**
 * Tabs that refresh at the same moment, and a client whose answer was lost, get the token in force.
 * Later than that, two parties hold what one was given: the session ends for both.
 */
async function reuse(
  auth: Auth,
  query: Query,
  session: Session,
  used: RefreshToken,
  token: string,
): Promise<Outcome> {
  // By the database's clock on both sides: ours may have been set in between.
  const { rows } = await query(
    'select now() - $1::timestamptz < make_interval(secs => $2) as is_recent',
    [used.revoked_at, auth.settings.refreshTokenReuseInterval],
  );
  const isRecent: boolean = rows[0]?.is_recent ?? false;
  const active = isRecent ? await findActiveSuccessor(query, used, token) : undefined;
  if (active) return { answer: await renderSession(auth, query, session, active) };
  if (!isRecent) {
    await query('delete from auth.sessions where id = $1', [session.id]);
    await recordAccountEvent(query, session.user_id, 'end_session', { by: 'auth' });
  }
  return {
    refused: new AuthError(
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ),
  };
}

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

const tooManyAtOnce = () =>
  new AuthError(409, 'conflict', 'Too many concurrent token refresh requests on the same session');

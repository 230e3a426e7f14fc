import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { limitAddress, limitGuesses } from '../rate-limits.ts';
import { rememberSource } from '../sessions/known-sources.ts';
import { issueRefreshToken, revokeRefreshTokens } from '../sessions/refresh-tokens.ts';
import { renderSession } from '../sessions/session-tokens.ts';
import { addMethod, type Method, type Session } from '../sessions/sessions.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { type Factor, listFactors, type User } from '../users/users.ts';
import {
  consumeChallenge,
  consumeCode,
  isFromOtherSession,
  mismatch,
  requireChallenge,
} from './consume-code.ts';
import { forgivePhone, requirePhoneCode } from './phone.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import {
  type FactorUser,
  factorNotFound,
  requireFactor,
  requireFactorUser,
} from './require-factor.ts';
import { consumeWebauthn, webauthnBody, wrongResponse } from './webauthn.ts';

const bodySchema = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: webauthnBody.nullish(),
});

export function verifyFactor(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireFactorUser(auth, context);
    const { user, session } = signedIn;
    const { challenge_id = '', code = '', webauthn } = await readBody(context, bodySchema);
    const factor = await requireFactor(auth, context, user.id);
    if (!(code || webauthn)) throw invalid('Code needs to be non-empty');
    await limitAddress(auth, context, 'factor');
    const { forgive } = await limitGuesses(auth, context, 'factor', user);
    const challenge = await requireChallenge(auth, context, factor, challenge_id);
    if (webauthn && !challenge) throw wrongResponse();
    // A recovery code replaces a verified factor only. An enrolment is completed with a code of the new factor.
    const isRecovery = !webauthn && factor.status === 'verified' && isRecoveryCode(code);
    const isPhoneCode = factor.factor_type === 'phone' && !webauthn && !isRecovery;
    if (isPhoneCode) await requirePhoneCode(auth, factor, challenge_id, code);
    // A response to a challenge that the authenticator has signed uses it up, right or wrong.
    if (webauthn) await consumeChallenge(auth.database.query, challenge_id);
    const response = await auth.database.transaction(async (query) => {
      const isFirst = await requireCompletable(query, signedIn, factor);
      if (webauthn) {
        const response = { user, factor, challenge, body: webauthn };
        const isRight = await consumeWebauthn(auth, context, query, response);
        if (!isRight) return undefined;
      }
      const proves = webauthn
        ? isFromOtherSession(factor, session)
        : await consumeCode(auth, query, session, factor, { code, isRecovery });
      if (!webauthn) await consumeChallenge(query, challenge_id);
      await recordFactorUse(auth, context, query, { user, factor, isRecovery });
      return raiseSession(auth, query, session, factor, {
        method: webauthn ? 'mfa/webauthn' : isPhoneCode ? 'mfa/phone' : 'totp',
        proves,
        isFirst,
      });
    });
    // Thrown after the transaction, which must commit the report of a copied authenticator.
    if (!response) throw wrongResponse();
    await forgive();
    if (isPhoneCode) await forgivePhone(auth, context, factor);
    return context.json(response);
  };
}

/**
 * Locks the user, and rejects the factor if this session must not complete its enrolment: a thief of the password may have
 * started it, or take over one that the owner has started. Returns whether the account has no verified factor yet.
 */
async function requireCompletable(
  query: Query,
  { user, session, aal }: FactorUser,
  { id, status }: Factor,
): Promise<boolean> {
  await query('select from auth.users where id = $1 for update', [user.id]);
  const factors = await listFactors(query, user.id);
  const factor = factors.find((candidate) => candidate.id === id);
  if (!factor) throw factorNotFound();
  // Another request may have completed it since it was read.
  if (factor.status !== status) throw mismatch();
  const isFirst = factors.every((other) => other.status === 'unverified');
  if (status === 'verified') return isFirst;
  if (factor.enrolled_in !== session.id) {
    throw new AuthError(
      422,
      'mfa_verification_failed',
      'A factor is verified by the session that enrolled it',
    );
  }
  if (!isFirst && aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
  }
  return isFirst;
}

/** Records the completed sign-in, and notifies the owner of a new factor. */
async function recordFactorUse(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, factor, isRecovery }: { user: User; factor: Factor; isRecovery: boolean },
): Promise<void> {
  await rememberSource(auth, context, query, user.id);
  if (factor.status === 'verified') {
    const action = isRecovery ? 'use_recovery_code' : 'confirm_factor';
    return recordAccountEvent(query, user.id, action);
  }
  await recordAccountEvent(query, user.id, 'add_factor');
  await notifyOwner(auth, context, query, user, 'auth_factor_added');
}

/**
 * Raises the session to aal2, and ends the user's aal1 sessions and the session's earlier tokens. Before the first factor
 * anybody with the password could enrol others, so it removes all that are unfinished.
 */
async function raiseSession(
  auth: Auth,
  query: Query,
  session: Session,
  factor: Factor,
  { method, proves, isFirst }: { method: Method; proves: boolean; isFirst: boolean },
) {
  await query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factor.id,
  ]);
  await query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and (factor_type = $2 or $3)`,
    [factor.user_id, factor.factor_type, isFirst],
  );
  const { rows } = await query<Session>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1 returning *`,
    [session.id, factor.id],
  );
  if (!rows[0]) throw new AuthError(403, 'session_not_found', 'Session has ended');
  await addMethod(query, session.id, method, proves);
  // The owner of the factor has used this passkey, so it may open the account without the factor from now on.
  await query(
    `update auth.webauthn_credentials set aal = 'aal2', updated_at = now() where id = $1`,
    [session.passkey_id],
  );
  await query(`delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
    factor.user_id,
    session.id,
  ]);
  await revokeRefreshTokens(query, session.id);
  return renderSession(auth, query, rows[0], await issueRefreshToken(query, session));
}

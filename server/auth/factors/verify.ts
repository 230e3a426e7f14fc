import { TOTP } from 'otpauth';
import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { recordAccountEvent } from '../account-events.ts';
import { optionalText, readBody } from '../body.ts';
import { type Auth, type AuthContext, addressOf, type Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { isOlderThan } from '../flow-states.ts';
import { rememberSource } from '../known-sources.ts';
import { notifyOwner } from '../notices.ts';
import { limitAddress, limitGuesses } from '../rate-limits.ts';
import { issueRefreshToken, revokeRefreshTokens } from '../refresh-tokens.ts';
import { addMethod, renderSession, type Session } from '../sessions.ts';
import type { Factor, User } from '../users.ts';
import { challengeSeconds, nowhere } from './challenge.ts';
import { requireFactor, requireFactorUser } from './find-factor.ts';
import { isRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';
import { openSecret, sealStored } from './secrets.ts';

const body = z.object({ challenge_id: optionalText, code: optionalText });
const period = 30;

export function verifyFactor(auth: Auth): Endpoint {
  return async (context) => {
    const { user, session } = await requireFactorUser(auth, context);
    const { challenge_id, code } = await readBody(context, body);
    const factor = await requireFactor(auth, context, user.id);
    if (!code) throw invalid('Code needs to be non-empty');
    await limitAddress(auth, context, 'factor');
    const { forgive } = await limitGuesses(auth, context, 'factor', user);
    await requireChallenge(auth, context, factor, challenge_id ?? '');
    const answer = await auth.database.transaction(async (query) => {
      const proves = await spendCode(auth, query, session, factor, code);
      await spendChallenge(query, challenge_id ?? '');
      await noteFactor(auth, context, query, user, factor, code);
      return raise(auth, query, session, factor, proves);
    });
    await forgive();
    return context.json(answer);
  };
}

/** The sign-in is complete; a factor that counts for the first time is mailed to its owner. */
async function noteFactor(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  factor: Factor,
  code: string,
): Promise<void> {
  await rememberSource(auth, context, query, user.id);
  if (factor.status === 'verified') {
    const action = isRecoveryCode(code) ? 'use_recovery_code' : 'confirm_factor';
    return recordAccountEvent(query, user.id, action);
  }
  await recordAccountEvent(query, user.id, 'add_factor');
  await notifyOwner(auth, context, query, user, 'auth_factor_added');
}

async function requireChallenge(
  auth: Auth,
  context: AuthContext,
  factor: Factor,
  id: string,
): Promise<void> {
  const { rows } = z.guid().safeParse(id).success
    ? await auth.database.query(
        `select created_at, verified_at, ip_address = $3::inet as same_address
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [id, factor.id, addressOf(auth, context) ?? nowhere],
      )
    : { rows: [] };
  const found = rows[0];
  if (!found) {
    throw new AuthError(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (found.verified_at || !found.same_address) throw mismatch();
  if (isOlderThan(found.created_at, challengeSeconds)) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}

/**
 * A code opens once. The step it was made for is remembered, and no earlier one is taken after it.
 * True when the code proves that the owner is there: a thief in an open session can show what that
 * session has made.
 */
async function spendCode(
  { settings }: Auth,
  query: Query,
  session: Session,
  factor: Factor,
  code: string,
): Promise<boolean> {
  if (factor.status === 'verified' && isRecoveryCode(code)) {
    const spent = await spendRecoveryCode(query, factor.user_id, code);
    if (!spent) throw wrongCode();
    return spent.made_in !== session.id;
  }
  const totp = new TOTP({ secret: openSecret(settings, factor), period });
  const delta = totp.validate({ token: code.replaceAll(' ', ''), window: 1 });
  if (delta === null) throw wrongCode();
  const step = Math.floor(Date.now() / 1000 / period) + delta;
  const { rowCount } = await query(
    `update auth.mfa_factors set last_used_counter = $2, updated_at = now()
     where id = $1 and (last_used_counter is null or last_used_counter < $2)`,
    [factor.id, step],
  );
  if (!rowCount) throw wrongCode();
  await sealStored(query, settings, factor);
  return factor.status === 'verified' && factor.enrolled_in !== session.id;
}

async function spendChallenge(query: Query, id: string): Promise<void> {
  const { rowCount } = await query(
    'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
    [id],
  );
  if (!rowCount) throw mismatch();
}

/** The session now has two factors. What was opened with one alone ends, here and elsewhere. */
async function raise(auth: Auth, query: Query, session: Session, factor: Factor, proves: boolean) {
  await query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factor.id,
  ]);
  await query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = $2`,
    [factor.user_id, factor.factor_type],
  );
  const { rows } = await query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1 returning *`,
    [session.id, factor.id],
  );
  if (!rows[0]) throw new AuthError(403, 'session_not_found', 'Session has ended');
  await addMethod(query, session.id, 'totp', proves);
  await query(`delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
    factor.user_id,
    session.id,
  ]);
  await revokeRefreshTokens(query, session.id);
  return renderSession(auth, query, rows[0], await issueRefreshToken(query, session));
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

const mismatch = () =>
  new AuthError(
    422,
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch, or the challenge was used before',
  );

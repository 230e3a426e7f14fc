import { TOTP } from 'otpauth';
import { z } from 'zod';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import { type Auth, type AuthContext, addressOf } from '../context.ts';
import { AuthError } from '../errors.ts';
import { isOlderThan } from '../oauth/flow-states.ts';
import { challengeSeconds } from '../passkeys/challenges.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Factor } from '../users/users.ts';
import { noAddress } from './challenge.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { decryptSecret, encryptStored } from './secrets.ts';

const periodSeconds = 30;

type ChallengeRow = Pick<
  Row<'auth.mfa_challenges'>,
  'created_at' | 'verified_at' | 'webauthn_challenge'
> & { same_address: boolean };

export async function requireChallenge(
  auth: Auth,
  context: AuthContext,
  factor: Factor,
  id: string,
): Promise<string> {
  const { rows } = z.guid().safeParse(id).success
    ? await auth.database.query<ChallengeRow>(
        `select created_at, verified_at, webauthn_challenge, ip_address = $3::inet as same_address
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [id, factor.id, addressOf(auth, context) ?? noAddress],
      )
    : { rows: [] };
  const challenge = rows[0];
  if (!challenge) {
    throw new AuthError(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (challenge.verified_at || !challenge.same_address) throw mismatch();
  if (isOlderThan(challenge.created_at, challengeSeconds)) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge.webauthn_challenge ?? '';
}

/**
 * Uses up a code. The time step of a TOTP code is stored, so that neither it nor an earlier one works
 * again. Returns true if the code proves that the owner is present: a factor or code that was created
 * in the same session does not, because a thief of an open session could have created it.
 */
export async function consumeCode(
  { settings }: Auth,
  query: Query,
  session: Session,
  factor: Factor,
  { code, isRecovery }: { code: string; isRecovery: boolean },
): Promise<boolean> {
  if (isRecovery) {
    const usedCode = await consumeRecoveryCode(query, factor.user_id, code);
    if (!usedCode) throw wrongCode();
    return usedCode.made_in !== session.id;
  }
  // The code of a phone has been checked before, so that a wrong one is counted.
  if (factor.factor_type === 'phone') return isFromOtherSession(factor, session);
  if (factor.factor_type !== 'totp') throw wrongCode();
  const totp = new TOTP({ secret: decryptSecret(settings, factor), period: periodSeconds });
  const delta = totp.validate({ token: code.replaceAll(' ', ''), window: 1 });
  if (delta === null) throw wrongCode();
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  const { rowCount } = await query(
    `update auth.mfa_factors set last_used_counter = $2, updated_at = now()
     where id = $1 and (last_used_counter is null or last_used_counter < $2)`,
    [factor.id, step],
  );
  if (!rowCount) throw wrongCode();
  await encryptStored(query, settings, factor);
  return isFromOtherSession(factor, session);
}

export const isFromOtherSession = (factor: Factor, session: Session) =>
  factor.status === 'verified' && factor.enrolled_in !== session.id;

export async function consumeChallenge(query: Query, id: string): Promise<void> {
  const { rowCount } = await query(
    'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
    [id],
  );
  if (!rowCount) throw mismatch();
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

export const mismatch = () =>
  new AuthError(
    422,
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch, or the challenge was used before',
  );

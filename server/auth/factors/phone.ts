import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import type { AuthSettings } from '../auth-settings.ts';
import type { Auth, AuthContext } from '../context.ts';
import { codeDigest, isSameDigest } from '../digest.ts';
import { parsePhone } from '../email-and-phone.ts';
import { AuthError, invalid } from '../errors.ts';
import type { TextMessage } from '../sms/gateway.ts';
import { isReachable, requireSmsChannel } from '../sms/phone-rules.ts';
import { composeText, makeSmsCode } from '../sms/sms-codes.ts';
import { forgiveTexts, limitFactorText, limitText, receiverOf } from '../sms/sms-limits.ts';
import { type Factor, listFactors, type User } from '../users/users.ts';

// A phone as the second factor. Only the code of the latest challenge is accepted.

const maxAttempts = 5;

export function parseFactorPhone(settings: AuthSettings, text: string | undefined): string {
  if (!text) throw invalid('Phone number required to enroll Phone factor');
  const phone = parsePhone(text);
  if (!isReachable(settings, phone)) throw phoneNotEnabled();
  return phone;
}

/** Throws if the number is a verified factor already. Deletes an unfinished enrolment of it, so that it can start over. */
export async function requireNewPhone(query: Query, userId: string, phone: string): Promise<void> {
  const factors = await listFactors(query, userId);
  const samePhone = factors.filter((factor) => factor.phone === phone);
  if (samePhone.some(({ status }) => status === 'verified')) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  await query('delete from auth.mfa_factors where id = any($1)', [samePhone.map(({ id }) => id)]);
}

/** Makes a code; earlier ones of the factor are no longer accepted. */
export async function preparePhoneCode(
  auth: Auth,
  context: AuthContext,
  user: User,
  factor: Factor,
  channel: string | undefined,
): Promise<{ message: TextMessage; codeHash: string }> {
  const { settings, database } = auth;
  const phone = factor.phone ?? '';
  requireSmsChannel(channel);
  if (!isReachable(settings, phone)) {
    throw new AuthError(
      422,
      'mfa_phone_verify_not_enabled',
      'MFA verification is disabled for Phone',
    );
  }
  // A new factor may have any number, so the limits of sign-ups apply to its messages.
  if (factor.status === 'verified') await limitFactorText(auth, context, factor.id);
  else await limitText(auth, context, phone, user.id);
  const code = makeSmsCode(settings, phone);
  await database.query(
    'delete from auth.mfa_challenges where factor_id = $1 and verified_at is null',
    [factor.id],
  );
  const message = await composeText(auth, context, database.query, user, { phone, code });
  return { message, codeHash: codeDigest(factor.id, code) };
}

/** Counts the attempt before checking the code, so that concurrent attempts are counted too. */
export async function requirePhoneCode(
  { database }: Auth,
  factor: Factor,
  challengeId: string,
  code: string,
): Promise<void> {
  const { rows } = await database.query<Pick<Row<'auth.mfa_challenges'>, 'otp_code'>>(
    `update auth.mfa_challenges set attempts = attempts + 1
     where id = $1 and factor_id = $2 and attempts < $3 returning otp_code`,
    [challengeId, factor.id, maxAttempts],
  );
  const expectedCode = rows[0]?.otp_code ?? '';
  if (!isSameDigest(expectedCode, codeDigest(factor.id, code.replaceAll(' ', '')))) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered');
  }
}

/** Ends the delay between messages after a correct code. Takes the factor as it was before its verification. */
export const forgivePhone = async (
  auth: Auth,
  context: AuthContext,
  { id, status, phone }: Factor,
): Promise<void> =>
  forgiveTexts(auth, status === 'verified' ? id : await receiverOf(auth, context, phone ?? ''));

export const phoneNotEnabled = () =>
  new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');

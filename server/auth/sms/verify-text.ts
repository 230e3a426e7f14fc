import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError, codeExpired, invalid } from '../errors.ts';
import {
  findByCode,
  type OneTimeToken,
  type TokenType,
  takeOneTimeToken,
} from '../mail/one-time-tokens.ts';
import { limitGuesses } from '../rate-limits.ts';
import { signIn } from '../sessions/sessions.ts';
import { confirmPhone } from '../users/confirm-phone.ts';
import { completePhoneChange } from '../users/phone-change.ts';
import { findUser, isBanned, type User } from '../users/users.ts';
import { requireNoStaff } from './phone-rules.ts';
import { forgiveTexts, receiverOf } from './sms-limits.ts';

const tokenTypes: Record<string, TokenType> = {
  sms: 'sms_token',
  phone_change: 'phone_change_token',
};

/** Signs in with a code from a text message. */
export async function verifyText(
  auth: Auth,
  context: AuthContext,
  { type, code, phone }: { type: string; code: string; phone: string },
): Promise<Record<string, unknown>> {
  const tokenType = Object.hasOwn(tokenTypes, type) ? tokenTypes[type] : undefined;
  if (!tokenType) throw invalid('Invalid sms verification type');
  const { forgive } = await limitGuesses(auth, context, 'sms', { phone });
  const lifetime = { codeLifetime: auth.settings.smsCodeLifetime };
  const guess = { code, relatesTo: phone, types: [tokenType] };
  const oneTimeToken = await findByCode(auth.database, lifetime, guess);
  if (!oneTimeToken) throw codeExpired();
  await forgive();
  const receiver = await receiverOf(auth, context, phone);
  const session = await auth.database.transaction(async (query) => {
    if (!(await takeOneTimeToken(query, oneTimeToken))) throw codeExpired();
    const user = await redeemText(auth, context, query, oneTimeToken);
    return signIn(auth, context, query, user, { method: 'otp' });
  });
  await forgiveTexts(auth, receiver);
  return session;
}

async function redeemText(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user_id: userId, token_type: type, relates_to: phone }: OneTimeToken,
): Promise<User> {
  const user = await findUser(query, userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  await requireNoStaff(query, user.id);
  if (type === 'sms_token') await confirmPhone(query, user.id);
  else await completePhoneChange(auth, context, query, user, phone);
  return (await findUser(query, userId)) ?? user;
}

import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { notifyOwner } from '../mail/notices.ts';
import type { TextMessage } from '../sms/gateway.ts';
import { composeText, issueSmsCode } from '../sms/sms-codes.ts';
import { recordAccountEvent } from './account-events.ts';
import { clearOneTimeTokens } from './confirm-email.ts';
import { toTakenError } from './taken-error.ts';
import { storePhone } from './user-identities.ts';
import { findUserByPhone, type User } from './users.ts';

// A new number takes effect once its code has been entered.

/** Returns the message to the new number. */
export async function startPhoneChange(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  phone: string,
): Promise<TextMessage> {
  await query('update auth.users set phone_change = $2, updated_at = now() where id = $1', [
    user.id,
    phone,
  ]);
  const code = { type: 'phone_change_token', phone } as const;
  const message = await issueSmsCode(auth, context, query, user, code);
  const owner = await findUserByPhone(query, phone);
  // The response must not reveal that the number has an account. The code is never sent, so the change cannot be completed.
  return owner ? composeText(auth, context, query, owner, { phone }) : message;
}

export async function completePhoneChange(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  phone: string,
): Promise<void> {
  const { id } = user;
  await query(
    `update auth.users set phone = $2, phone_change = null, phone_confirmed_at = now(), is_anonymous = false,
       updated_at = now(), raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}'
     where id = $1`,
    [id, phone],
  ).catch((error) => {
    throw toTakenError(error);
  });
  await storePhone(query, id, phone, true);
  await clearOneTimeTokens(query, id);
  await recordAccountEvent(query, id, 'change_phone');
  await notifyOwner(auth, context, query, user, 'auth_phone_changed');
}

import { randomUUID } from 'node:crypto';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { startPhoneChange } from '../users/phone-change.ts';
import { findUserByPhone, type User } from '../users/users.ts';
import { deliverTextLater, type TextMessage } from './gateway.ts';
import { requireReachable } from './phone-rules.ts';
import { issueSmsCode } from './sms-codes.ts';
import { limitText } from './sms-limits.ts';

/** Sends the code of a sign-up or of a change again. A number that waits for none gets no message. */
export async function sendTextAgain(
  auth: Auth,
  context: AuthContext,
  type: string,
  phone: string,
): Promise<{ message_id: string }> {
  requireReachable(auth.settings, phone);
  await limitText(auth, context, phone);
  const resend = type === 'phone_change' ? repeatChange : repeatSignup;
  const message = await resend(auth, context, phone);
  deliverTextLater(auth, message);
  return { message_id: message?.id ?? randomUUID() };
}

async function repeatSignup(
  auth: Auth,
  context: AuthContext,
  phone: string,
): Promise<TextMessage | undefined> {
  return auth.database.transaction(async (query) => {
    const user = await findUserByPhone(query, phone);
    if (!user || user.phone_confirmed_at) return undefined;
    return issueSmsCode(auth, context, query, user, { type: 'sms_token', phone });
  });
}

/** The request names the new number or the present one. */
async function repeatChange(
  auth: Auth,
  context: AuthContext,
  phone: string,
): Promise<TextMessage | undefined> {
  const { rows } = await auth.database.query<User>(
    `select * from auth.users
     where (phone_change = $1 or phone = $1 and phone_change <> '') and deleted_at is null
     order by phone_change_sent_at desc limit 1`,
    [phone],
  );
  const [user] = rows;
  const to = user?.phone_change;
  if (!user || !to || (to !== phone && !(await isAllowed(auth, context, to)))) return undefined;
  return auth.database.transaction((query) => startPhoneChange(auth, context, query, user, to));
}

/** Returns false instead of throwing: the error would reveal the limit of a number that the request does not name. */
async function isAllowed(auth: Auth, context: AuthContext, phone: string): Promise<boolean> {
  try {
    await limitText(auth, context, phone);
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

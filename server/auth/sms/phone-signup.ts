import type { Auth, AuthContext } from '../context.ts';
import { parsePhone } from '../email-and-phone.ts';
import { padDuration } from '../pad-duration.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { createUser } from '../users/create-user.ts';
import { renderFakeUser } from '../users/fake-user.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { renderUserById } from '../users/render-user.ts';
import { retryIfTaken } from '../users/taken-error.ts';
import { findUserByPhone, isConfirmed } from '../users/users.ts';
import { deliverText } from './gateway.ts';
import { requireReachable, requireSmsChannel } from './phone-rules.ts';
import { composeText, issueSmsCode } from './sms-codes.ts';
import { limitText } from './sms-limits.ts';

interface PhoneSignup {
  phone: string;
  channel: string | undefined;
  password: string;
  data: Record<string, unknown>;
}

/** Every number gets a message, with a code or about its account, so that the response reveals nothing. */
export async function signUpByPhone(
  auth: Auth,
  context: AuthContext,
  { channel, password, data, ...request }: PhoneSignup,
  durationStepMs: number,
): Promise<Record<string, unknown>> {
  requireSmsChannel(channel);
  const phone = parsePhone(request.phone);
  requireReachable(auth.settings, phone);
  const { message, user } = await padDuration(async () => {
    await limitText(auth, context, phone);
    return retryIfTaken(() => start(auth, context, { phone, password, data }));
  }, durationStepMs);
  await deliverText(auth, message);
  return user;
}

async function start(
  auth: Auth,
  context: AuthContext,
  { phone, password, data }: Omit<PhoneSignup, 'channel'>,
) {
  const existing = await findUserByPhone(auth.database.query, phone);
  const isUnconfirmed = existing && !isConfirmed(existing);
  const isSamePassword =
    isUnconfirmed && (await verifyPassword(password, existing.encrypted_password));
  const passwordHash = isUnconfirmed ? undefined : await hashPassword(password);
  return auth.database.transaction(async (query) => {
    if (!existing) {
      const created = await createUser(query, { phone, passwordHash, userMetadata: data });
      const code = { type: 'sms_token', phone } as const;
      const message = await issueSmsCode(auth, context, query, created, code);
      return { message, user: await renderUserById(query, created.id) };
    }
    // Remove the password, as after a second sign-up by e-mail: nobody can tell which of the two the owner chose.
    if (isUnconfirmed && !isSamePassword) await forgetSignup(query, existing.id, data);
    const message = isUnconfirmed
      ? await issueSmsCode(auth, context, query, existing, { type: 'sms_token', phone })
      : await composeText(auth, context, query, existing, { phone });
    return { message, user: await renderFakeUser(query, { phone, data }) };
  });
}

import { randomUUID } from 'node:crypto';
import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { parsePhone } from '../email-and-phone.ts';
import { padDuration } from '../pad-duration.ts';
import { createUser } from '../users/create-user.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { retryIfTaken } from '../users/taken-error.ts';
import { findUserByPhone, isConfirmed } from '../users/users.ts';
import { deliverText, deliverTextLater } from './gateway.ts';
import { requireReachable, requireSmsChannel } from './phone-rules.ts';
import { issueSmsCode } from './sms-codes.ts';
import { limitText } from './sms-limits.ts';

interface CodeRequest {
  phone: string;
  channel: string | undefined;
  data: Record<string, unknown>;
  createUser: boolean;
}

/** Sends a code with which its receiver signs in or, if the number is new, up. */
export async function sendPhoneCode(
  auth: Auth,
  context: AuthContext,
  request: CodeRequest,
): Promise<{ message_id: string }> {
  const { settings, database } = auth;
  requireSmsChannel(request.channel);
  const phone = parsePhone(request.phone);
  requireReachable(settings, phone);
  const createsUsers = request.createUser && settings.signupEnabled;
  const work = async (query: Query) => {
    const existing = await findUserByPhone(query, phone);
    if (!existing && !createsUsers) return undefined;
    if (existing && !isConfirmed(existing)) await forgetSignup(query, existing.id, request.data);
    const user = existing ?? (await createUser(query, { phone, userMetadata: request.data }));
    return issueSmsCode(auth, context, query, user, { type: 'sms_token', phone });
  };
  const message = await padDuration(async () => {
    await limitText(auth, context, phone);
    return retryIfTaken(() => database.transaction(work));
  });
  // If only known numbers get a message, neither its duration nor its failure may be seen.
  if (message && createsUsers) await deliverText(auth, message);
  else deliverTextLater(auth, message);
  return { message_id: message?.id ?? randomUUID() };
}

import { z } from 'zod';
import { optionalText, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { requireFactorUser } from '../factors/require-factor.ts';
import { mailLink } from '../mail/mail.ts';
import { limitMail } from '../mail/mail-limits.ts';
import { takeOneTimeToken } from '../mail/one-time-tokens.ts';
import { limitAddress } from '../rate-limits.ts';
import { requireUser } from '../sessions/require-user.ts';
import { deliverText } from '../sms/gateway.ts';
import { requireReachable } from '../sms/phone-rules.ts';
import { issueSmsCode } from '../sms/sms-codes.ts';
import { limitText } from '../sms/sms-limits.ts';
import { listFactors, type User } from '../users/users.ts';
import { nonceInvalid, requireCurrentPassword, requireNonce } from './recent-proof.ts';

/** Sends a code with which the user proves to own the account. */
export function reauthenticate(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    const { email, phone } = user;
    if (!email && phone) return context.json(await textNonce(auth, context, user, phone));
    if (!email) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    if (!user.email_confirmed_at) {
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
    }
    await limitAddress(auth, context, 'mail');
    await limitMail(auth, context, 'reauthentication', email);
    const purpose = {
      kind: 'reauthentication',
      to: email,
      redirectTo: auth.settings.siteUrl,
    } as const;
    await auth.database.transaction((query) => mailLink(auth, context, query, user, purpose));
    return context.json({});
  };
}

/** Accounts without an address get the code by text message. */
async function textNonce(auth: Auth, context: AuthContext, user: User, phone: string) {
  if (!user.phone_confirmed_at) {
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  }
  requireReachable(auth.settings, phone);
  await limitText(auth, context, phone, user.id);
  const code = { type: 'reauthentication_token', phone } as const;
  const message = await auth.database.transaction((query) =>
    issueSmsCode(auth, context, query, user, code),
  );
  await deliverText(auth, message);
  return { message_id: message.id };
}

const bodySchema = z.object({ current_password: optionalText, nonce: optionalText });

/**
 * An extension of the protocol: the current password, or the mailed code, counts as proof for the next
 * minutes. The official client cannot send either of them with a change of second factors.
 */
export function confirmReauthentication(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireFactorUser(auth, context);
    const factors = await listFactors(auth.database.query, signedIn.user.id);
    // Staff who have yet to enrol a required factor need this proof to do so.
    if (signedIn.aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required');
    }
    const { current_password, nonce } = await readBody(context, bodySchema);
    if (current_password) {
      const message = 'Current password is not right.';
      await requireCurrentPassword(auth, context, signedIn, current_password, message);
    } else if (nonce) {
      const oneTimeToken = await requireNonce(auth, context, signedIn, nonce);
      if (!(await takeOneTimeToken(auth.database.query, oneTimeToken))) throw nonceInvalid();
    } else {
      throw invalid('One of current_password or nonce must be set');
    }
    await auth.database.query('update auth.sessions set reauthenticated_at = now() where id = $1', [
      signedIn.session.id,
    ]);
    return context.json({});
  };
}

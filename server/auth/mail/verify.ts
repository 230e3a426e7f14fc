import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { parseEmail, parsePhone } from '../email-and-phone.ts';
import { AuthError, codeExpired, invalid } from '../errors.ts';
import { padDuration } from '../pad-duration.ts';
import { limitAddress, limitGuesses } from '../rate-limits.ts';
import { signIn } from '../sessions/sessions.ts';
import { verifyText } from '../sms/verify-text.ts';
import type { User } from '../users/users.ts';
import { findByCode, takeByToken, takeOneTimeToken } from './one-time-tokens.ts';
import { otherConfirmationNeeded, redeem, tokenTypesOf } from './redeem.ts';

const bodySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

type Json = Record<string, unknown>;

/** POST /verify: codes that users type, and tokens that an app read from a link. */
export function verify(auth: Auth): Endpoint {
  return async (context) => {
    const { type, token, token_hash, email, phone, redirect_to } = await readBody(
      context,
      bodySchema,
    );
    if (!type) throw invalid('Verify requires a verification type');
    if (!token && !token_hash) throw invalid('Verify requires a token or a token hash');
    if (token && token_hash) throw invalid('Verify requires either a token or a token hash');
    if (token_hash && (email || phone || redirect_to)) {
      throw invalid('Only the token_hash and type should be provided');
    }
    await limitAddress(auth, context, 'verify');
    if (token_hash) {
      const response = await verifyToken(auth, context, type, token_hash);
      return context.json(response);
    }
    if (email && phone) {
      throw invalid('Only an email address or phone number should be provided on verify');
    }
    if (phone || type === 'sms' || type === 'phone_change') {
      const guess = { type, code: token ?? '', phone: parsePhone(phone ?? '') };
      return context.json(await padDuration(() => verifyText(auth, context, guess)));
    }
    const guess = { type, code: token ?? '', email: parseEmail(email ?? '') };
    return context.json(await padDuration(() => verifyCode(auth, context, guess)));
  };
}

async function verifyToken(auth: Auth, context: AuthContext, type: string, token: string) {
  return auth.database.transaction(async (query) => {
    const oneTimeToken = await takeByToken(query, auth.settings, token, tokenTypesOf(type));
    if (!oneTimeToken) throw linkExpired();
    const user = await redeem(auth, context, query, oneTimeToken);
    return user
      ? openSession(auth, context, query, user)
      : { msg: otherConfirmationNeeded, code: '200' };
  });
}

async function verifyCode(
  auth: Auth,
  context: AuthContext,
  { type, code, email }: { type: string; code: string; email: string },
): Promise<Json> {
  const types = tokenTypesOf(type);
  const { forgive } = await limitGuesses(auth, context, 'code', { email });
  const oneTimeToken = await findByCode(auth.database, auth.settings, {
    code,
    relatesTo: email,
    types,
  });
  if (!oneTimeToken) throw codeExpired();
  await forgive();
  return auth.database.transaction(async (query) => {
    if (!(await takeOneTimeToken(query, oneTimeToken))) throw codeExpired();
    const user = await redeem(auth, context, query, oneTimeToken);
    return user
      ? openSession(auth, context, query, user)
      : { msg: otherConfirmationNeeded, code: '200' };
  });
}

const openSession = (auth: Auth, context: AuthContext, query: Query, user: User): Promise<Json> =>
  signIn(auth, context, query, user, { method: 'otp' });

export const linkExpired = () =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

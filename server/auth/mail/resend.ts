import { z } from 'zod';
import { optionalText, pkce, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { parseEmail, parsePhone } from '../email-and-phone.ts';
import { invalid } from '../errors.ts';
import { type Challenge, parseChallenge } from '../oauth/flow-states.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { padDuration } from '../pad-duration.ts';
import { limitAddress } from '../rate-limits.ts';
import { sendTextAgain } from '../sms/send-text-again.ts';
import { mailEmailChangeAgain } from '../users/email-change.ts';
import { findUserByEmail, isConfirmed } from '../users/users.ts';
import { confirmationKind, mailLink, startMailFlow } from './mail.ts';
import { limitMail } from './mail-limits.ts';

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...pkce,
});

const types = ['signup', 'email_change', 'sms', 'phone_change'];

export function resend(auth: Auth): Endpoint {
  return async (context) => {
    const { type, ...fields } = await readBody(context, bodySchema);
    if (!type) throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    if (!types.includes(type)) throw invalid(`Unsupported type: ${type}`);
    const challenge = parseChallenge(fields.code_challenge, fields.code_challenge_method);
    const isMail = type === 'signup' || type === 'email_change';
    if (fields.email && fields.phone) throw invalid('Only one of email or phone can be specified');
    if (isMail !== Boolean(fields.email)) {
      throw invalid(`Type provided requires ${isMail ? 'an email address' : 'a phone number'}`);
    }
    await limitAddress(auth, context, 'mail');
    if (fields.phone) {
      const phone = parsePhone(fields.phone);
      return context.json(await padDuration(() => sendTextAgain(auth, context, type, phone)));
    }
    const email = parseEmail(fields.email ?? '');
    await padDuration(() => sendAgain(auth, context, type, email, challenge));
    return context.json({});
  };
}

async function sendAgain(
  auth: Auth,
  context: AuthContext,
  type: string,
  email: string,
  challenge: Challenge | undefined,
): Promise<void> {
  const redirectTo = findRedirect(auth.settings, context);
  await limitMail(auth, context, type, email);
  await auth.database.transaction(async (query) => {
    const user = await findUserByEmail(query, email);
    if (type === 'signup' && user && !isConfirmed(user)) {
      const flowStateId = await startMailFlow(query, user, challenge);
      const purpose = { kind: confirmationKind(user), to: email, redirectTo, flowStateId };
      await mailLink(auth, context, query, user, purpose);
    }
    if (type === 'email_change' && user?.email_change) {
      await mailEmailChangeAgain(auth, context, query, { user, redirectTo, challenge });
    }
  });
}

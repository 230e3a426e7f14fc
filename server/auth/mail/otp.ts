import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { metadata, optionalText, pkce, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { parseEmail } from '../email-and-phone.ts';
import { AuthError, invalid } from '../errors.ts';
import { type Challenge, parseChallenge } from '../oauth/flow-states.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { padDuration } from '../pad-duration.ts';
import { limitAddress } from '../rate-limits.ts';
import { sendPhoneCode } from '../sms/phone-otp.ts';
import { createUser } from '../users/create-user.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { retryIfTaken } from '../users/taken-error.ts';
import { findUserByEmail, isConfirmed } from '../users/users.ts';
import { confirmationKind, mailLink, startMailFlow } from './mail.ts';
import { limitMail } from './mail-limits.ts';

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  data: metadata,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  channel: optionalText,
  ...pkce,
});

interface MagicLinkRequest {
  email: string;
  data: Record<string, unknown>;
  createUser: boolean;
  challenge: Challenge | undefined;
}

export function otp(auth: Auth): Endpoint {
  return async (context) => {
    const fields = await readBody(context, bodySchema);
    if (!fields.email && !fields.phone) throw invalid('One of email or phone must be set');
    if (fields.email && fields.phone)
      throw invalid('Only an email address or phone number should be provided');
    const challenge = parseChallenge(fields.code_challenge, fields.code_challenge_method);
    if (fields.phone) {
      await limitAddress(auth, context, 'mail');
      const { phone, channel, data = {}, create_user: createUser } = fields;
      return context.json(await sendPhoneCode(auth, context, { phone, channel, data, createUser }));
    }
    if (fields.channel && fields.channel !== 'email')
      throw invalid('Channel should only be specified with Phone OTP');
    if (!auth.settings.emailEnabled) {
      throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
    }
    const request = {
      email: parseEmail(fields.email ?? ''),
      data: fields.data ?? {},
      createUser: fields.create_user,
      challenge,
    };
    await limitAddress(auth, context, 'mail');
    await padDuration(() => sendMagicLink(auth, context, request));
    return context.json({});
  };
}

async function sendMagicLink(
  auth: Auth,
  context: AuthContext,
  request: MagicLinkRequest,
): Promise<void> {
  const { settings, database } = auth;
  const { email, challenge } = request;
  const redirectTo = findRedirect(settings, context);
  await limitMail(auth, context, 'otp', email);
  const work = async (query: Query) => {
    let user = await findUserByEmail(query, email);
    // The response is the same without an account: it must not reveal which addresses have one.
    if (!user && !(request.createUser && settings.signupEnabled)) return;
    if (!user) {
      const emailConfirmed = settings.autoconfirm;
      user = await createUser(query, { email, userMetadata: request.data, emailConfirmed });
    } else if (!isConfirmed(user)) {
      await forgetSignup(query, user.id, request.data);
    }
    const flowStateId = await startMailFlow(query, user, challenge);
    const kind = isConfirmed(user) ? 'magicLink' : confirmationKind(user);
    await mailLink(auth, context, query, user, { kind, to: email, redirectTo, flowStateId });
  };
  await retryIfTaken(() => database.transaction(work));
}

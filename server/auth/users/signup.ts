import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { metadata, optionalText, pkce, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { parseEmail } from '../email-and-phone.ts';
import { AuthError, invalid } from '../errors.ts';
import { confirmationKind, mailLink, startMailFlow } from '../mail/mail.ts';
import { limitMail } from '../mail/mail-limits.ts';
import { notifyOwner } from '../mail/notices.ts';
import { type Challenge, parseChallenge } from '../oauth/flow-states.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { padDuration } from '../pad-duration.ts';
import { requireStrongPassword } from '../passwords/password-policy.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { limitAddress, limitAnonymous } from '../rate-limits.ts';
import { signIn } from '../sessions/sessions.ts';
import { signUpByPhone } from '../sms/phone-signup.ts';
import { createUser } from './create-user.ts';
import { renderFakeUser } from './fake-user.ts';
import { forgetSignup } from './forget-signup.ts';
import { renderUserById } from './render-user.ts';
import { retryIfTaken } from './taken-error.ts';
import { findUserByEmail, isConfirmed, type User } from './users.ts';

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  channel: optionalText,
  ...pkce,
});

/** The response takes a multiple of this time. It is long enough for hashing, which takes most of the time. */
const durationStepMs = 300;

interface Signup {
  email: string;
  password: string;
  data: Record<string, unknown>;
  challenge: Challenge | undefined;
  redirectTo: string;
}

export function signup(auth: Auth): Endpoint {
  return async (context) => {
    const { settings } = auth;
    const fields = await readBody(context, bodySchema);
    if (!settings.signupEnabled) throw signupDisabled();
    if (!fields.email && !fields.phone) return signUpAnonymously(auth, context, fields.data ?? {});
    // Counted before anything is rejected, so that nobody can try passwords against the policy without a limit.
    await limitAddress(auth, context, 'mail');
    if (!fields.password) throw invalid('Signup requires a valid password');
    requireStrongPassword(settings, fields.password);
    if (fields.email && fields.phone) {
      throw invalid('Only an email address or phone number should be provided on signup.');
    }
    const challenge = parseChallenge(fields.code_challenge, fields.code_challenge_method);
    if (fields.phone) {
      const { phone, password, channel, data = {} } = fields;
      const request = { phone, password, channel, data };
      return context.json(await signUpByPhone(auth, context, request, durationStepMs));
    }
    if (!settings.emailEnabled) {
      throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
    }
    const request = {
      email: parseEmail(fields.email ?? ''),
      password: fields.password,
      data: fields.data ?? {},
      challenge,
      redirectTo: findRedirect(settings, context),
    };
    const run = settings.autoconfirm ? signupConfirmed : signupByMail;
    const response = await padDuration(() => run(auth, context, request), durationStepMs);
    return context.json(response);
  };
}

export const signupDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

async function signUpAnonymously(auth: Auth, context: AuthContext, data: Record<string, unknown>) {
  if (!auth.settings.anonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitAnonymous(auth, context);
  const session = await auth.database.transaction(async (query) => {
    const user = await createUser(query, { isAnonymous: true, userMetadata: data });
    return signIn(auth, context, query, user, { method: 'anonymous' });
  });
  return context.json(session);
}

async function signupConfirmed(auth: Auth, context: AuthContext, request: Signup) {
  const { email, data } = request;
  const passwordHash = await hashPassword(request.password);
  const work = async (query: Query) => {
    const existing = await findUserByEmail(query, email);
    // Without a mail nobody proves to own the address, so only the link of an invitation accepts it.
    if (existing && (isConfirmed(existing) || existing.invited_at)) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    // Another person may have created an unconfirmed account, so it is replaced.
    if (existing) await query('delete from auth.users where id = $1', [existing.id]);
    const userMetadata = { ...data, email_verified: true };
    const user = await createUser(query, {
      email,
      passwordHash,
      userMetadata,
      emailConfirmed: true,
    });
    return signIn(auth, context, query, user, { method: 'password' });
  };
  return retryIfTaken(() => auth.database.transaction(work));
}

async function signupByMail(auth: Auth, context: AuthContext, request: Signup) {
  const { email } = request;
  await limitMail(auth, context, 'signup', email);
  return retryIfTaken(() => startByMail(auth, context, request));
}

async function startByMail(auth: Auth, context: AuthContext, request: Signup) {
  const { email, redirectTo, challenge } = request;
  const existing = await findUserByEmail(auth.database.query, email);
  if (existing && isConfirmed(existing)) {
    await hashPassword(request.password);
    return auth.database.transaction(async (query) => {
      await notifyOwner(auth, context, query, existing, 'auth_account_exists');
      return renderFakeUser(query, request);
    });
  }
  const isSamePassword =
    existing && (await verifyPassword(request.password, existing.encrypted_password));
  const passwordHash = existing ? undefined : await hashPassword(request.password);
  return auth.database.transaction(async (query) => {
    const user = existing
      ? await repeatSignup(query, existing, isSamePassword === true, request.data)
      : await createUser(query, { email, passwordHash, userMetadata: request.data });
    const flowStateId = await startMailFlow(query, user, challenge);
    const purpose = { kind: confirmationKind(user), to: email, redirectTo, flowStateId };
    await mailLink(auth, context, query, user, purpose);
    return existing ? renderFakeUser(query, request) : renderUserById(query, user.id);
  });
}

/**
 * Handles a second sign-up with the same address. If its password differs, the owner's cannot be
 * known, so the password is removed. The owner signs in with the mailed link and chooses a new one.
 */
async function repeatSignup(
  query: Query,
  user: User,
  isSamePassword: boolean,
  data: Record<string, unknown>,
): Promise<User> {
  if (!isSamePassword) await forgetSignup(query, user.id, data);
  return user;
}

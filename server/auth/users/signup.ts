import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { metadata, optionalText, pkce, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { parseEmail, phoneDisabled } from '../email-and-phone.ts';
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
import { createUser } from './create-user.ts';
import { renderFakeUser } from './fake-user.ts';
import { forgetSignup } from './forget-signup.ts';
import { retryIfTaken } from './taken-error.ts';
import { findUserByEmail, isConfirmed, renderUserById, type User } from './users.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...pkce,
});

/** Milliseconds: long enough for hashing, which takes most of the time. */
const signupStep = 300;

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
    const given = await readBody(context, body);
    if (!settings.signupEnabled) throw signupDisabled();
    if (!given.email && !given.phone) return anonymous(auth, context, given.data ?? {});
    // Counted before anything is rejected, so that nobody can try passwords against the policy without a limit.
    await limitAddress(auth, context, 'mail');
    if (!given.password) throw invalid('Signup requires a valid password');
    requireStrongPassword(settings, given.password);
    if (given.email && given.phone) {
      throw invalid('Only an email address or phone number should be provided on signup.');
    }
    const challenge = parseChallenge(given.code_challenge, given.code_challenge_method);
    if (!given.email) throw phoneDisabled();
    if (!settings.emailEnabled) {
      throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
    }
    const request = {
      email: parseEmail(given.email),
      password: given.password,
      data: given.data ?? {},
      challenge,
      redirectTo: findRedirect(settings, context),
    };
    const work = settings.autoconfirm ? signupConfirmed : signupByMail;
    const response = await padDuration(() => work(auth, context, request), signupStep);
    return context.json(response);
  };
}

export const signupDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

async function anonymous(auth: Auth, context: AuthContext, data: Record<string, unknown>) {
  if (!auth.settings.anonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitAnonymous(auth, context);
  const session = await auth.database.transaction(async (query) => {
    const user = await createUser(query, { isAnonymous: true, userMetadata: data });
    return signIn(auth, context, query, user, 'anonymous');
  });
  return context.json(session);
}

async function signupConfirmed(auth: Auth, context: AuthContext, request: Signup) {
  const { email, data } = request;
  const passwordHash = await hashPassword(request.password);
  const work = async (query: Query) => {
    const known = await findUserByEmail(query, email);
    if (known && isConfirmed(known)) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    // Another person may have created an unconfirmed account, so it is replaced.
    if (known) await query('delete from auth.users where id = $1', [known.id]);
    const userMetadata = { ...data, email_verified: true };
    const user = await createUser(query, {
      email,
      passwordHash,
      userMetadata,
      emailConfirmed: true,
    });
    return signIn(auth, context, query, user, 'password');
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
  const known = await findUserByEmail(auth.database.query, email);
  if (known && isConfirmed(known)) {
    await hashPassword(request.password);
    return auth.database.transaction(async (query) => {
      await notifyOwner(auth, context, query, known, 'auth_account_exists');
      return renderFakeUser(query, request);
    });
  }
  const isSamePassword =
    known && (await verifyPassword(request.password, known.encrypted_password));
  const passwordHash = known ? undefined : await hashPassword(request.password);
  return auth.database.transaction(async (query) => {
    const user = known
      ? await repeatSignup(query, known, isSamePassword === true, request.data)
      : await createUser(query, { email, passwordHash, userMetadata: request.data });
    const flowStateId = await startMailFlow(query, user, challenge);
    const purpose = { kind: confirmationKind(user), to: email, redirectTo, flowStateId };
    await mailLink(auth, context, query, user, purpose);
    return known ? renderFakeUser(query, request) : renderUserById(query, user.id);
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

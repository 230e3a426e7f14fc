import type { Query } from '../postgres/database.ts';
import { recordAccountEvent } from './account-events.ts';
import { clearOneTimeTokens } from './confirm-user.ts';
import type { Auth, AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { forgetOtherSources } from './known-sources.ts';
import { notifyOwner } from './notices.ts';
import { findByCode } from './one-time-tokens.ts';
import { requireStrongPassword } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { limitGuesses } from './rate-limits.ts';
import type { SignedIn } from './require-user.ts';
import { endSessions } from './sessions.ts';

interface Wish {
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  hasEmail: boolean;
}

const aDay = 24 * 3600 * 1000;

/** The hash to store once everything that stands before a new password is fulfilled. */
export async function checkNewPassword(
  auth: Auth,
  context: AuthContext,
  signedIn: SignedIn,
  wish: Wish,
): Promise<string | undefined> {
  const { user } = signedIn;
  const { password } = wish;
  if (!password) return undefined;
  if (user.is_anonymous && !wish.hasEmail) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  requireStrongPassword(auth.settings, password);
  await requireProof(auth, context, signedIn, wish);
  if (user.encrypted_password && (await verifyPassword(password, user.encrypted_password))) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}

export async function changePassword(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, session }: SignedIn,
  passwordHash: string,
): Promise<void> {
  await query(`update auth.users set encrypted_password = $2, updated_at = now() where id = $1`, [
    user.id,
    passwordHash,
  ]);
  await clearOneTimeTokens(query, user.id);
  await endSessions(query, user.id, 'others', session?.id);
  await forgetOtherSources(auth, context, query, user.id);
  await recordAccountEvent(query, user.id, 'change_password');
  await notifyOwner(auth, context, query, user, 'auth_password_changed');
}

/** A session that somebody left open must not become theirs for good. */
async function requireProof(
  auth: Auth,
  context: AuthContext,
  signedIn: SignedIn,
  wish: Wish,
): Promise<void> {
  const { settings } = auth;
  const { user, session } = signedIn;
  const isOfToday = session && Date.now() - session.created_at.getTime() < aDay;
  const needsNonce = settings.reauthenticationRequired && !isOfToday;
  if (wish.nonce || needsNonce) return requireNonce(auth, context, signedIn, wish.nonce);
  if (wish.currentPassword && user.encrypted_password) {
    return requireCurrentPassword(auth, context, signedIn, wish.currentPassword);
  }
  if (!settings.currentPasswordRequired || user.is_anonymous) return;
  if (await isRecent(auth, signedIn)) return;
  throw user.encrypted_password ? currentPasswordRequired() : reauthenticationNeeded();
}

/**
 * Signed in, or raised by a second factor, a moment ago. A mailed link counts for longer: people who
 * came by it may have forgotten the password, or are invited and have none yet.
 */
async function isRecent({ settings, database }: Auth, signedIn: SignedIn): Promise<boolean> {
  const { user, session } = signedIn;
  const { codeLifetime, inviteLifetime } = settings;
  const { rowCount } = await database.query(
    `select from auth.mfa_amr_claims where session_id = $1 and updated_at > now() - make_interval(
       secs => case when authentication_method in ('otp', 'recovery') then $3::float8 else $2::float8 end)`,
    [
      session?.id ?? null,
      settings.recentSignIn,
      user.encrypted_password ? codeLifetime : inviteLifetime,
    ],
  );
  return rowCount !== 0;
}

async function requireNonce(
  auth: Auth,
  context: AuthContext,
  { user }: SignedIn,
  nonce: string | undefined,
): Promise<void> {
  if (!nonce) throw reauthenticationNeeded();
  const { forgive } = await limitGuesses(auth, context, 'nonce', user);
  const guess = {
    code: nonce,
    relatesTo: user.email ?? '',
    types: ['reauthentication_token' as const],
  };
  const found = await findByCode(auth.database, auth.settings, guess);
  if (found?.user_id !== user.id) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await forgive();
}

async function requireCurrentPassword(
  auth: Auth,
  context: AuthContext,
  { user }: SignedIn,
  current: string,
): Promise<void> {
  const { forgive } = await limitGuesses(
    auth,
    context,
    'password',
    user.email ? { email: user.email } : user,
  );
  if (!(await verifyPassword(current, user.encrypted_password))) {
    throw new AuthError(400, 'current_password_invalid', currentPasswordText);
  }
  await forgive();
}

const currentPasswordText = 'Current password required when setting new password.';

const currentPasswordRequired = () =>
  new AuthError(400, 'current_password_required', currentPasswordText);

const reauthenticationNeeded = () =>
  new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');

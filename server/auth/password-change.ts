import type { Query } from '../postgres/database.ts';
import { clearOneTimeTokens } from './confirm-user.ts';
import type { Auth, AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
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
  const { user, session } = signedIn;
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
  const isFresh = session && Date.now() - session.created_at.getTime() < aDay;
  if (auth.settings.reauthenticationRequired && !isFresh) {
    await requireNonce(auth, context, signedIn, wish.nonce);
  }
  if (auth.settings.currentPasswordRequired && user.encrypted_password) {
    await requireCurrentPassword(auth, context, signedIn, wish.currentPassword);
  }
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
}

async function requireNonce(
  auth: Auth,
  context: AuthContext,
  { user }: SignedIn,
  nonce: string | undefined,
): Promise<void> {
  if (!nonce) {
    throw new AuthError(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  }
  const { forgive } = await limitGuesses(auth, context, 'nonce', user.id);
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
  { user, session }: SignedIn,
  current: string | undefined,
): Promise<void> {
  // Somebody who came in by a mailed link may have forgotten it: that is what the link is for.
  const { rowCount } = await auth.database.query(
    `select from auth.mfa_amr_claims where session_id = $1 and authentication_method in ('otp', 'recovery')`,
    [session?.id ?? null],
  );
  if (rowCount) return;
  if (!current) {
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    );
  }
  const { forgive } = await limitGuesses(auth, context, 'password', user.email ?? user.id);
  if (!(await verifyPassword(current, user.encrypted_password))) {
    throw new AuthError(
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    );
  }
  await forgive();
}

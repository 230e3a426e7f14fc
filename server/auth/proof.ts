import type { Query } from '../postgres/query.ts';
import type { Auth, AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { findByCode, type OneTimeToken } from './one-time-tokens.ts';
import { verifyPassword } from './passwords.ts';
import { limitGuesses } from './rate-limits.ts';
import type { SignedIn } from './require-user.ts';

// A session that was left open must not become a thief's for good. Changes that would make it so, a
// new password or another way to sign in, need a recent sign-in, the current password or a mailed code.

/** Signing in leads straight to a required second factor, so that much counts whatever is set. */
const leastSeconds = 600;

/** Refuses unless the session has proved a moment ago that the owner is there. */
export async function requireRecentProof(
  { settings }: Auth,
  query: Query,
  signedIn: SignedIn,
): Promise<void> {
  const { user } = signedIn;
  if (!(settings.currentPasswordRequired || settings.reauthenticationRequired)) return;
  const recentSignIn = Math.max(settings.recentSignIn, leastSeconds);
  if (user.is_anonymous || (await isRecent({ ...settings, recentSignIn }, query, signedIn))) return;
  throw user.encrypted_password
    ? currentPasswordRequired('Current password required for this change.')
    : reauthenticationNeeded('This change requires reauthentication');
}

export const currentPasswordRequired = (message: string) =>
  new AuthError(400, 'current_password_required', message);

export const reauthenticationNeeded = (message: string) =>
  new AuthError(400, 'reauthentication_needed', message);

/**
 * Signed in, raised by a second factor, or confirmed by the password a moment ago; a factor made in
 * the same session proves nothing. A mailed link counts for longer: people who came by it may have
 * forgotten the password, or are invited and have none yet.
 */
export async function isRecent(
  settings: Pick<Auth['settings'], 'recentSignIn' | 'codeLifetime' | 'inviteLifetime'>,
  query: Query,
  { user, session }: SignedIn,
): Promise<boolean> {
  const { recentSignIn, codeLifetime, inviteLifetime } = settings;
  const choosesFirstPassword = user.invited_at && !user.encrypted_password;
  const { rowCount } = await query(
    `select from auth.sessions where id = $1 and reauthenticated_at > now() - make_interval(secs => $4)
     union all
     select from auth.mfa_amr_claims where session_id = $1 and proves and updated_at > now() - make_interval(
       secs => case when authentication_method in ('otp', 'recovery') then $3::float8 else $2::float8 end)`,
    [
      session?.id ?? null,
      recentSignIn,
      choosesFirstPassword ? inviteLifetime : codeLifetime,
      Math.max(recentSignIn, leastSeconds),
    ],
  );
  return rowCount !== 0;
}

export async function requireNonce(
  auth: Auth,
  context: AuthContext,
  { user }: SignedIn,
  nonce: string,
): Promise<OneTimeToken> {
  const { forgive } = await limitGuesses(auth, context, 'nonce', user);
  const guess = {
    code: nonce,
    relatesTo: user.email ?? '',
    types: ['reauthentication_token' as const],
  };
  const found = await findByCode(auth.database, auth.settings, guess);
  if (found?.user_id !== user.id) throw nonceInvalid();
  await forgive();
  return found;
}

export const nonceInvalid = () =>
  new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

export async function requireCurrentPassword(
  auth: Auth,
  context: AuthContext,
  { user }: SignedIn,
  current: string,
  message: string,
): Promise<void> {
  const { forgive } = await limitGuesses(
    auth,
    context,
    'password',
    user.email ? { email: user.email } : user,
  );
  if (!(await verifyPassword(current, user.encrypted_password))) {
    throw new AuthError(400, 'current_password_invalid', message);
  }
  await forgive();
}

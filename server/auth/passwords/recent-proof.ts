import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { findByCode, type OneTimeToken } from '../mail/one-time-tokens.ts';
import { limitGuesses } from '../rate-limits.ts';
import type { SignedIn } from '../sessions/require-user.ts';
import { verifyPassword } from './passwords.ts';

// A thief of an open session must not be able to take over the account. Changes of the password or of
// the ways to sign in require a recent sign-in, the current password or a mailed code.

/**
 * A shorter setting is raised to this minimum, because people need time after a sign-in to set up a required second
 * factor.
 */
const minSeconds = 600;

/** Throws unless the session has recently proved that the owner uses it. */
export async function requireRecentProof(
  { settings }: Auth,
  query: Query,
  signedIn: SignedIn,
): Promise<void> {
  const { user } = signedIn;
  if (!(settings.currentPasswordRequired || settings.reauthenticationRequired)) return;
  const recentSignIn = Math.max(settings.recentSignIn, minSeconds);
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
 * True if the session recently signed in, passed a second factor or was reauthenticated. A factor that
 * was enrolled in the same session proves nothing. A mailed link counts for longer, because its user
 * may have forgotten the password, or is invited and has none yet.
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
      Math.max(recentSignIn, minSeconds),
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
    relatesTo: user.email ?? user.phone ?? '',
    types: ['reauthentication_token' as const],
  };
  const oneTimeToken = await findByCode(auth.database, auth.settings, guess);
  if (oneTimeToken?.user_id !== user.id) throw nonceInvalid();
  await forgive();
  return oneTimeToken;
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

import { dayMs } from '../../../domain/units.ts';
import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { removeAllPasskeys } from '../passkeys/manage.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { forgetOtherSources } from '../sessions/known-sources.ts';
import type { SignedIn } from '../sessions/require-user.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { clearOneTimeTokens } from '../users/confirm-email.ts';
import { refreshProviders } from '../users/user-identities.ts';
import type { User } from '../users/users.ts';
import { requireStrongPassword } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  currentPasswordRequired,
  isRecent,
  reauthenticationNeeded,
  requireCurrentPassword,
  requireNonce,
} from './recent-proof.ts';

interface PasswordChange {
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  /** Whether the account has, or gets, an e-mail address or a number. */
  hasIdentifier: boolean;
}

const currentPasswordText = 'Current password required when setting new password.';
const nonceText = 'Password update requires reauthentication';

/** Checks all requirements for a new password and returns its hash. */
export async function checkNewPassword(
  auth: Auth,
  context: AuthContext,
  signedIn: SignedIn,
  change: PasswordChange,
): Promise<string | undefined> {
  const { user } = signedIn;
  const { password } = change;
  if (!password) return undefined;
  if (user.is_anonymous && !change.hasIdentifier) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  requireStrongPassword(auth.settings, password);
  await requireProof(auth, context, signedIn, change);
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
  await endForeignIdentities(auth, context, query, user);
  if (session && (await isFromMail(query, session.id))) {
    await removeAllPasskeys(auth, context, query, user);
  }
  await recordAccountEvent(query, user.id, 'change_password');
  await notifyOfPassword(auth, context, query, user);
}

/**
 * A thief of a session may have linked an identity, which would open the account again. Identities with the e-mail
 * address of the account stay: their provider has verified it.
 */
async function endForeignIdentities(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
): Promise<void> {
  if (!auth.settings.manualLinking || !user.email) return;
  const { rows } = await query<{ provider: string }>(
    `delete from auth.identities where user_id = $1 and provider not in ('email', 'phone')
       and (lower(email) is distinct from lower($2) or identity_data ->> 'email_verified' is distinct from 'true')
     returning provider`,
    [user.id, user.email],
  );
  if (rows.length === 0) return;
  const details = rows.map(({ provider }) => provider);
  await recordAccountEvent(query, user.id, 'unlink_identity', { details });
  await notifyOwner(auth, context, query, user, 'auth_identity_unlinked');
  await refreshProviders(query, user.id);
}

/**
 * True for a session that a mailed link or code opened. Owners who have lost control of their account return like this.
 */
async function isFromMail(query: Query, sessionId: string): Promise<boolean> {
  const { rowCount } = await query(
    `select from auth.mfa_amr_claims
     where session_id = $1 and authentication_method in ('otp', 'recovery')`,
    [sessionId],
  );
  return rowCount !== 0;
}

/**
 * Notifies the owner that the password has changed, given the account as it was before. The first password of somebody
 * who accepts an invitation changes nothing. Users who sign in with another provider are notified, because that opens
 * a second way into the account.
 */
export async function notifyOfPassword(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
): Promise<void> {
  if (!user.encrypted_password) {
    const { rows } = await query(
      `select from auth.identities where user_id = $1 and provider <> 'email' limit 1`,
      [user.id],
    );
    if (rows.length === 0) return;
  }
  await notifyOwner(auth, context, query, user, 'auth_password_changed');
}

async function requireProof(
  auth: Auth,
  context: AuthContext,
  signedIn: SignedIn,
  change: PasswordChange,
): Promise<void> {
  const { settings, database } = auth;
  const { user, session } = signedIn;
  const isFromToday = session && Date.now() - session.created_at.getTime() < dayMs;
  const needsNonce = settings.reauthenticationRequired && !isFromToday;
  if (change.nonce) return void (await requireNonce(auth, context, signedIn, change.nonce));
  if (needsNonce) throw reauthenticationNeeded(nonceText);
  if (change.currentPassword && user.encrypted_password) {
    return requireCurrentPassword(
      auth,
      context,
      signedIn,
      change.currentPassword,
      currentPasswordText,
    );
  }
  if (!settings.currentPasswordRequired || user.is_anonymous) return;
  if (await isRecent(settings, database.query, signedIn)) return;
  throw user.encrypted_password
    ? currentPasswordRequired(currentPasswordText)
    : reauthenticationNeeded(nonceText);
}

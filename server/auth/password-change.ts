import type { Query } from '../postgres/query.ts';
import { recordAccountEvent } from './account-events.ts';
import { clearOneTimeTokens } from './confirm-user.ts';
import type { Auth, AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { forgetOtherSources } from './known-sources.ts';
import { notifyOwner } from './notices.ts';
import { requireStrongPassword } from './password-policy.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  currentPasswordRequired,
  isRecent,
  reauthenticationNeeded,
  requireCurrentPassword,
  requireNonce,
} from './proof.ts';
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

async function requireProof(
  auth: Auth,
  context: AuthContext,
  signedIn: SignedIn,
  wish: Wish,
): Promise<void> {
  const { settings, database } = auth;
  const { user, session } = signedIn;
  const isOfToday = session && Date.now() - session.created_at.getTime() < aDay;
  const needsNonce = settings.reauthenticationRequired && !isOfToday;
  if (wish.nonce) return void (await requireNonce(auth, context, signedIn, wish.nonce));
  if (needsNonce) throw reauthenticationNeeded(nonceText);
  if (wish.currentPassword && user.encrypted_password) {
    return requireCurrentPassword(
      auth,
      context,
      signedIn,
      wish.currentPassword,
      currentPasswordText,
    );
  }
  if (!settings.currentPasswordRequired || user.is_anonymous) return;
  if (await isRecent(settings, database.query, signedIn)) return;
  throw user.encrypted_password
    ? currentPasswordRequired(currentPasswordText)
    : reauthenticationNeeded(nonceText);
}

const currentPasswordText = 'Current password required when setting new password.';
const nonceText = 'Password update requires reauthentication';

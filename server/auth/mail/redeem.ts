import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { clearOneTimeTokens, confirmEmail } from '../users/confirm-email.ts';
import { acceptEmailChange } from '../users/email-change.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { findUser, isBanned, isConfirmed, type User } from '../users/users.ts';
import type { OneTimeToken, TokenType } from './one-time-tokens.ts';

// Applies the effect of a valid code or link.

const tokenTypes: Record<string, TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token', 'magic_link_token'],
  // Supabase gives a magic link and a password reset the same token, so clients may mix up their types.
  magiclink: ['magic_link_token', 'recovery_token', 'portal_token'],
  email: ['confirmation_token', 'magic_link_token', 'recovery_token', 'portal_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

export function tokenTypesOf(type: string): TokenType[] {
  const types = Object.hasOwn(tokenTypes, type) ? tokenTypes[type] : undefined;
  if (!types) throw invalid(`Unsupported verification type: ${type.slice(0, 40)}`);
  return types;
}

export const otherConfirmationNeeded =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Returns the user of the token, or undefined if the other confirmation of an e-mail change is still missing. */
export async function redeem(
  auth: Auth,
  context: AuthContext,
  query: Query,
  token: OneTimeToken,
): Promise<User | undefined> {
  const user = await findUser(query, token.user_id);
  if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  if (token.token_type.startsWith('email_change')) {
    if (!(await acceptEmailChange(auth, context, query, user))) return undefined;
  } else if (token.token_type === 'confirmation_token') {
    await confirmEmail(query, user.id);
  } else {
    if (!isConfirmed(user)) await confirmByRecovery(query, user);
    await clearOneTimeTokens(query, user.id);
  }
  return findUser(query, user.id);
}

async function confirmByRecovery(query: Query, user: User): Promise<void> {
  await forgetSignup(query, user.id);
  await confirmEmail(query, user.id);
}

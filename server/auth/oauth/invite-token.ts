import type { Query } from '../../postgres/query.ts';
import type { Auth } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { findByToken, takeByHash } from '../mail/one-time-tokens.ts';
import { confirmEmail } from '../users/confirm-email.ts';
import { refreshProviders } from '../users/user-identities.ts';
import { findUser, type User } from '../users/users.ts';
import { addIdentity } from './accounts.ts';
import type { Profile } from './profile.ts';

// Invitations that are accepted by signing in at an identity provider instead of choosing a password.

/** Returns the hash of a valid token; the flow stores the hash, never the token itself. */
export async function getInvitationHash(auth: Auth, token: string): Promise<string> {
  const { query } = auth.database;
  const invitation = await findByToken(query, auth.settings, token, ['confirmation_token']);
  if (!invitation) throw inviteNotFound();
  return invitation.token_hash;
}

export async function acceptInvitation(
  auth: Auth,
  query: Query,
  tokenHash: string,
  profile: Profile,
): Promise<User> {
  const token = await takeByHash(query, auth.settings, tokenHash, ['confirmation_token']);
  const user = token && (await findUser(query, token.user_id));
  if (!user) throw inviteNotFound();
  if (!profile.email || profile.email !== user.email) {
    throw invalid('Invited email does not match emails from external provider');
  }
  // The token was mailed to this address, which proves its ownership. Confirming removes identities that were linked
  // earlier, so it comes first.
  await confirmEmail(query, user.id);
  await addIdentity(query, user.id, profile);
  await refreshProviders(query, user.id);
  return (await findUser(query, user.id)) ?? user;
}

const inviteNotFound = () =>
  new AuthError(404, 'invite_not_found', 'User identified by token not found');

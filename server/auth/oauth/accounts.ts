import { type Query, requireRow } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { confirmationKind, mailLink } from '../mail/mail.ts';
import { limitMail } from '../mail/mail-limits.ts';
import { notifyOwner } from '../mail/notices.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { confirmEmail } from '../users/confirm-email.ts';
import { createUser } from '../users/create-user.ts';
import { forgetSignup } from '../users/forget-signup.ts';
import { maxMetadataBytes } from '../users/metadata.ts';
import { signupDisabled } from '../users/signup.ts';
import { toTakenError } from '../users/taken-error.ts';
import { createIdentity, refreshProviders } from '../users/user-identities.ts';
import {
  findUser,
  findUserByEmail,
  type Identity,
  isConfirmed,
  type User,
} from '../users/users.ts';
import type { LinkingAccount } from './flow-states.ts';
import type { Profile } from './profile.ts';

// Maps the profile from an identity provider to an account.

/** Returns the account, or undefined if the address has to be confirmed by mail, because the provider has not verified it. */
export async function resolveAccount(
  auth: Auth,
  context: AuthContext,
  query: Query,
  profile: Profile,
  redirectTo: string,
): Promise<User | undefined> {
  const linkedUser = await findByIdentity(query, profile);
  if (linkedUser && isConfirmed(linkedUser)) return linkedUser;
  if (linkedUser && !linkedUser.email) return undefined;
  // Earlier releases linked identities to accounts without a confirmed address.
  if (linkedUser) await forgetSignup(query, linkedUser.id);
  if (!profile.email) {
    throw new AuthError(
      422,
      'email_address_not_provided',
      'The provider did not tell an email address',
    );
  }
  const owner = await findUserByEmail(query, profile.email);
  if (!owner && !auth.settings.signupEnabled) throw signupDisabled();
  if (!profile.emailVerified) {
    await mailConfirmation(auth, context, query, { email: profile.email, owner, redirectTo });
    return undefined;
  }
  return owner
    ? linkToOwner(auth, context, query, owner, profile)
    : createOauthUser(query, profile);
}

/**
 * An address that the provider has not verified is no proof of owning it. So the identity is not linked, not even to
 * a new account: it would remain a way in after the owner of the address has confirmed it.
 */
async function mailConfirmation(
  auth: Auth,
  context: AuthContext,
  query: Query,
  request: { email: string; owner: User | undefined; redirectTo: string },
): Promise<void> {
  const { email, owner, redirectTo } = request;
  await limitMail(auth, context, 'signup', email);
  if (owner && isConfirmed(owner)) return;
  if (owner) await forgetSignup(query, owner.id);
  const user = owner ?? (await createUser(query, { email }));
  const purpose = { kind: confirmationKind(user), to: email, redirectTo };
  await mailLink(auth, context, query, user, purpose);
}

export const needsVerification = () =>
  new AuthError(
    403,
    'provider_email_needs_verification',
    'Unverified email with the provider. A confirmation email has been sent to your email',
  );

async function findByIdentity(query: Query, profile: Profile): Promise<User | undefined> {
  const { rows } = await query<Pick<Identity, 'user_id'>>(
    `update auth.identities set identity_data = $3, last_sign_in_at = now(), updated_at = now()
     where provider = $1 and provider_id = $2 returning user_id`,
    [profile.provider, profile.subject, profile.data],
  );
  return rows[0] && findUser(query, rows[0].user_id);
}

/**
 * Links an identity whose verified address is that of the account. The owner is notified, because another person may
 * have taken over the account at the provider.
 */
async function linkToOwner(
  auth: Auth,
  context: AuthContext,
  query: Query,
  owner: User,
  profile: Profile,
): Promise<User> {
  await notifyOwner(auth, context, query, owner, 'auth_identity_linked');
  if (!isConfirmed(owner)) {
    // Another person may have signed up with this unconfirmed address, so their data is removed.
    await forgetSignup(query, owner.id);
    await confirmEmail(query, owner.id);
    await query('delete from auth.identities where user_id = $1', [owner.id]);
  }
  await createIdentity(query, owner.id, profile.provider, profile.subject, profile.data);
  await recordAccountEvent(query, owner.id, 'link_identity', { details: [profile.provider] });
  // The provider's data is left out if the merged metadata would exceed the size limit of a token.
  await query(
    `update auth.users set raw_user_meta_data = $2::jsonb || raw_user_meta_data
     where id = $1 and octet_length(($2::jsonb || raw_user_meta_data)::text) <= $3`,
    [owner.id, profile.data, maxMetadataBytes],
  );
  await refreshProviders(query, owner.id);
  return (await findUser(query, owner.id)) ?? owner;
}

async function createOauthUser(query: Query, profile: Profile): Promise<User> {
  const { provider, email = '' } = profile;
  const created = await query<User>(
    `insert into auth.users (email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, now(), $2, $3) returning *`,
    [email, { provider, providers: [provider] }, profile.data],
  ).catch((error) => {
    throw toTakenError(error);
  });
  const user = requireRow(created);
  await createIdentity(query, user.id, provider, profile.subject, profile.data);
  return user;
}

/** Links an identity to an account; throws if it is already linked. */
export async function addIdentity(query: Query, userId: string, profile: Profile): Promise<void> {
  const { rows } = await query<Pick<Identity, 'user_id'>>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [profile.provider, profile.subject],
  );
  if (rows[0]) {
    const ownership = rows[0].user_id === userId ? '' : ' to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${ownership}`);
  }
  await createIdentity(query, userId, profile.provider, profile.subject, profile.data);
  await recordAccountEvent(query, userId, 'link_identity', { details: [profile.provider] });
}

/** Links an identity to the account of the signed-in user, unless the session has ended while the provider was asked. */
export async function linkIdentity(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { userId, sessionId }: LinkingAccount,
  profile: Profile,
): Promise<User> {
  if (sessionId) await requireOpenSession(query, sessionId);
  const user = await findUser(query, userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
  await addIdentity(query, userId, profile);
  await notifyOwner(auth, context, query, user, 'auth_identity_linked');
  await refreshProviders(query, userId);
  const isFree = profile.email && !(await findUserByEmail(query, profile.email));
  if (!user.email && profile.emailVerified && isFree) {
    await query(
      `update auth.users set email = $2, email_confirmed_at = now(), is_anonymous = false where id = $1`,
      [userId, profile.email],
    );
  }
  return (await findUser(query, userId)) ?? user;
}

/** Locks the session: a transaction that ends it at the same time then waits, and finds the identity linked. */
async function requireOpenSession(query: Query, sessionId: string): Promise<void> {
  const { rowCount } = await query(
    `select from auth.sessions where id = $1 and coalesce(not_after > now(), true) for key share`,
    [sessionId],
  );
  if (!rowCount) {
    throw new AuthError(403, 'session_not_found', 'The session that began to link has ended');
  }
}

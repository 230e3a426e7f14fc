import type { Query } from '../../postgres/query.ts';
import { uuidParameter } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { notifyOwner } from '../mail/notices.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { requireUser } from '../sessions/require-user.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { toTakenError } from '../users/taken-error.ts';
import { refreshProviders } from '../users/user-identities.ts';
import { listIdentities, type User } from '../users/users.ts';
import { requireManualLinking } from './authorize.ts';

export function unlinkIdentity(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireUser(auth, context);
    const { user } = signedIn;
    requireManualLinking(auth);
    await requireRecentProof(auth, auth.database.query, signedIn);
    const id = uuidParameter(context, 'identityId', 'identity_id');
    await auth.database.transaction(async (query) => {
      // Lock the user: two concurrent requests must not remove both of two identities.
      await query('select from auth.users where id = $1 for update', [user.id]);
      const identities = await listIdentities(query, user.id);
      const identity = identities.find((candidate) => candidate.id === id.toLowerCase());
      if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
      if (identities.length < 2) {
        throw new AuthError(
          422,
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      }
      await query('delete from auth.identities where id = $1', [identity.id]);
      // The password belongs to the e-mail identity.
      if (identity.provider === 'email') {
        await query('update auth.users set encrypted_password = null where id = $1', [user.id]);
      }
      if (identity.provider === 'phone') {
        await query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [
          user.id,
        ]);
      }
      await recordAccountEvent(query, user.id, 'unlink_identity', { details: [identity.provider] });
      await notifyOwner(auth, context, query, user, 'auth_identity_unlinked');
      await updateEmail(auth, context, query, user);
      await refreshProviders(query, user.id);
    });
    return context.json({});
  };
}

/** Changes the address of the account to a verified one of the remaining identities, if there is one. */
async function updateEmail(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
): Promise<void> {
  const verifiedEmails = (await listIdentities(query, user.id)).flatMap(
    ({ email, identity_data }) =>
      email && identity_data.email_verified === true ? [email.toLowerCase()] : [],
  );
  const [first] = verifiedEmails;
  if (!first || verifiedEmails.includes(user.email ?? '')) return;
  await query('update auth.users set email = $2, email_confirmed_at = now() where id = $1', [
    user.id,
    first,
  ]).catch((error) => {
    throw toTakenError(error) === error ? error : emailConflict();
  });
  await query('update public.staff_profiles set email = $2 where user_id = $1', [user.id, first]);
  await recordAccountEvent(query, user.id, 'change_email');
  await notifyOwner(auth, context, query, user, 'auth_email_changed');
}

const emailConflict = () =>
  new AuthError(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  );

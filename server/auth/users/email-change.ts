import { type Query, requireRow } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { issueLink, mailLink, startMailFlow } from '../mail/mail.ts';
import { notifyOwner } from '../mail/notices.ts';
import type { OneTimeToken } from '../mail/one-time-tokens.ts';
import type { Challenge } from '../oauth/flow-states.ts';
import { recordAccountEvent } from './account-events.ts';
import { clearOneTimeTokens } from './confirm-email.ts';
import { emailExists, toTakenError } from './taken-error.ts';
import { storeEmail } from './user-identities.ts';
import { findUserByEmail, type User } from './users.ts';

// An e-mail change takes effect once it is confirmed at the new address and, if required, at the old one.

/** Who changes their address, and where the links of the mails lead. */
type EmailChange = { user: User; redirectTo: string; challenge: Challenge | undefined };

export async function mailEmailChange(
  auth: Auth,
  context: AuthContext,
  query: Query,
  change: EmailChange,
  newEmail: string,
): Promise<void> {
  const { user } = change;
  await query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1`,
    [user.id, newEmail],
  );
  await mailNewAddress(auth, context, query, change, newEmail);
  if (needsBoth(auth, user)) await mailCurrentAddress(auth, context, query, change);
}

/**
 * Mails a pending change again, as anybody can request. If one address has confirmed, only the other gets a new link: a
 * second link to the first would count as the confirmation of the other. If no link is left, both start again.
 */
export async function mailEmailChangeAgain(
  auth: Auth,
  context: AuthContext,
  query: Query,
  requested: EmailChange,
): Promise<void> {
  const user = await lockUser(query, requested.user.id);
  if (!user.email_change) return;
  const change = { ...requested, user };
  const { rows } = await query<Pick<OneTimeToken, 'token_type'>>(
    `select token_type from auth.one_time_tokens where user_id = $1 and token_type = any($2)`,
    [user.id, ['email_change_token_new', 'email_change_token_current']],
  );
  const [remainingToken] = rows;
  const isHalfConfirmed = user.email_change_confirm_status > 0 && rows.length === 1;
  if (!isHalfConfirmed) {
    await mailEmailChange(auth, context, query, change, user.email_change);
  } else if (remainingToken?.token_type === 'email_change_token_new') {
    await mailNewAddress(auth, context, query, change, user.email_change);
  } else {
    await mailCurrentAddress(auth, context, query, change);
  }
}

async function mailNewAddress(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, redirectTo, challenge }: EmailChange,
  newEmail: string,
): Promise<void> {
  const flowStateId = await startMailFlow(query, user, challenge);
  const purpose = { to: newEmail, redirectTo, kind: 'emailChange', flowStateId } as const;
  const owner = await findUserByEmail(query, newEmail);
  if (owner) {
    // The response must not reveal that the address has an account. Issuing a link without mailing it voids the earlier
    // link, so nobody can complete the change.
    await issueLink(auth, query, user, purpose);
    await notifyOwner(auth, context, query, owner, 'auth_account_exists');
  } else {
    await mailLink(auth, context, query, user, purpose);
  }
}

async function mailCurrentAddress(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, redirectTo, challenge }: EmailChange,
): Promise<void> {
  const flowStateId = await startMailFlow(query, user, challenge);
  const purpose = { to: user.email ?? '', redirectTo, kind: 'emailChangeCurrent' } as const;
  await mailLink(auth, context, query, user, { ...purpose, flowStateId });
}

/** Returns true if the change is complete, false if the other address still has to confirm. */
export async function acceptEmailChange(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
): Promise<boolean> {
  const lockedUser = await lockUser(query, user.id);
  if (needsBoth(auth, lockedUser) && lockedUser.email_change_confirm_status === 0) {
    await query(
      'update auth.users set email_change_confirm_status = 1, updated_at = now() where id = $1',
      [user.id],
    );
    return false;
  }
  await completeEmailChange(auth, context, query, lockedUser, lockedUser.email_change ?? '');
  return true;
}

/** Expects the user as it was before the change, because the old address is notified. */
export async function completeEmailChange(
  auth: Auth,
  context: AuthContext,
  query: Query,
  user: User,
  email: string,
): Promise<void> {
  const userId = user.id;
  const owner = await findUserByEmail(query, email);
  if (owner && owner.id !== userId) throw emailExists();
  await query(
    `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
       email_confirmed_at = now(), is_anonymous = false, updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
         || case when raw_user_meta_data ? 'email' then jsonb_build_object('email', $2::text) else '{}' end
     where id = $1`,
    [userId, email],
  ).catch((error) => {
    throw toTakenError(error);
  });
  await storeEmail(query, userId, email, true);
  await clearOneTimeTokens(query, userId);
  await recordAccountEvent(query, userId, 'change_email');
  await notifyOwner(auth, context, query, user, 'auth_email_changed');
}

export async function forgetEmailChange(query: Query, userId: string): Promise<void> {
  await query(
    'update auth.users set email_change = null, email_change_confirm_status = 0 where id = $1',
    [userId],
  );
}

const lockUser = async (query: Query, id: string): Promise<User> =>
  requireRow(await query<User>('select * from auth.users where id = $1 for update', [id]));

function needsBoth({ settings }: Auth, user: User): boolean {
  return settings.secureEmailChange && Boolean(user.email) && user.email_confirmed_at !== null;
}

import type { Query } from '../../postgres/query.ts';
import { forgetSignup } from './forget-signup.ts';

/** Marks the address as confirmed and invalidates older codes and links. */
export async function confirmEmail(query: Query, userId: string): Promise<void> {
  // An identity that was linked before the address was confirmed may belong to another person.
  if (await hasEarlyIdentity(query, userId)) await forgetSignup(query, userId);
  await query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       is_anonymous = false, raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [userId],
  );
  await query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
  await clearOneTimeTokens(query, userId);
}

async function hasEarlyIdentity(query: Query, userId: string): Promise<boolean> {
  const { rowCount } = await query(
    `select from auth.identities join auth.users account on account.id = user_id
     where user_id = $1 and provider not in ('email', 'phone') and email_confirmed_at is null`,
    [userId],
  );
  return rowCount !== 0;
}

export async function clearOneTimeTokens(query: Query, userId: string): Promise<void> {
  await query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}

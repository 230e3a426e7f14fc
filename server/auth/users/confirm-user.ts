import type { Query } from '../../postgres/query.ts';

/** Marks the address as confirmed and invalidates older codes and links. */
export async function confirmEmail(query: Query, userId: string): Promise<void> {
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

export async function clearOneTimeTokens(query: Query, userId: string): Promise<void> {
  await query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}

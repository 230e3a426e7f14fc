import type { Query } from '../../postgres/query.ts';
import { clearOneTimeTokens } from './confirm-email.ts';

/** Marks the number as confirmed and invalidates older codes and links. */
export async function confirmPhone(query: Query, userId: string): Promise<void> {
  await query(
    `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()), updated_at = now(),
       is_anonymous = false, raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}'
     where id = $1`,
    [userId],
  );
  await query(
    `update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'phone'`,
    [userId],
  );
  await clearOneTimeTokens(query, userId);
}

import type { Query } from '../../postgres/query.ts';
import { clearOneTimeTokens } from './confirm-email.ts';
import { createIdentity, refreshProviders } from './user-identities.ts';

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

/** Updates or creates the identity of the number. */
export async function setPhoneIdentity(
  query: Query,
  userId: string,
  phone: string,
  verified: boolean,
): Promise<void> {
  const data = { sub: userId, phone, email_verified: false, phone_verified: verified };
  const { rowCount } = await query(
    `update auth.identities set identity_data = identity_data || $2, updated_at = now()
     where user_id = $1 and provider = 'phone'`,
    [userId, data],
  );
  if (rowCount) return;
  await createIdentity(query, userId, 'phone', userId, data);
  await refreshProviders(query, userId);
}

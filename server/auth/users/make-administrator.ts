import { type Query, requireRow } from '../../postgres/query.ts';
import { resetCredentials } from './reset-credentials.ts';
import type { User } from './users.ts';

type Made = Pick<User, 'id'> & { is_new: boolean };

/**
 * Makes the owner of this address an active administrator with this password. An existing account loses every other way
 * to sign in: another person may have created it, or its owner may have lost a second factor.
 */
export async function makeAdministrator(
  query: Query,
  { email, hash }: { email: string; hash: string },
): Promise<Made> {
  const address = email.trim().toLowerCase();
  const administrator = requireRow(
    await query<Made>(
      `insert into auth.users (email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values ($1, now(), '{"provider": "email", "providers": ["email"]}', '{"email_verified": true}')
       on conflict (lower(email)) where not is_sso_user and deleted_at is null
       do update set email_confirmed_at = coalesce(auth.users.email_confirmed_at, now()), banned_until = null
       returning id, xmax = 0 as is_new`,
      [address],
    ),
  );
  await resetCredentials(query, administrator.id);
  await query('update auth.users set encrypted_password = $2 where id = $1', [
    administrator.id,
    hash,
  ]);
  await query(
    `insert into public.staff_profiles (user_id, name, email, role, state, approved_at)
     values ($1, $2, $3, 'admin', 'active', now())
     on conflict (user_id) do update set role = 'admin', state = 'active', approved_at = now()`,
    [administrator.id, address.split('@')[0], address],
  );
  return administrator;
}

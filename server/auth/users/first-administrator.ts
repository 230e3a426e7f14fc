import type { Database } from '../../postgres/database.ts';
import { requireRow } from '../../postgres/query.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { resetCredentials } from './reset-credentials.ts';
import type { User } from './users.ts';

/**
 * Creates the first administrator, unless an active one exists. A lock makes sure that only one of
 * several starting processes creates it. An existing account with this address gets the new password
 * and loses every other way in, because another person may have created it.
 */
export async function createFirstAdministrator(
  database: Pick<Database, 'query' | 'transaction'>,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (await hasAdministrator(database.query)) return false;
  const address = email.trim().toLowerCase();
  const hash = await hashPassword(password);
  return database.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(hashtext('auth.first_administrator'))`);
    if (await hasAdministrator(query)) return false;
    const { id } = requireRow(
      await query<Pick<User, 'id'>>(
        `insert into auth.users (email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
         values ($1, now(), '{"provider": "email", "providers": ["email"]}', '{"email_verified": true}')
         on conflict (lower(email)) where not is_sso_user and deleted_at is null
         do update set email_confirmed_at = coalesce(auth.users.email_confirmed_at, now())
         returning id`,
        [address],
      ),
    );
    await resetCredentials(query, id);
    await query('update auth.users set encrypted_password = $2 where id = $1', [id, hash]);
    await query(
      `insert into public.staff_profiles (user_id, name, email, role, state, approved_at)
       values ($1, $2, $3, 'admin', 'active', now())
       on conflict (user_id) do update set role = 'admin', state = 'active', approved_at = now()`,
      [id, address.split('@')[0], address],
    );
    return true;
  });
}

async function hasAdministrator(query: Database['query']): Promise<boolean> {
  const { rowCount } = await query(
    `select from public.staff_profiles where role = 'admin' and state = 'active' limit 1`,
  );
  return rowCount !== 0;
}

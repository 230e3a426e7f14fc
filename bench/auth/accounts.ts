import { hashPassword } from '../../server/auth/passwords/passwords.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { accountOf } from './cases.ts';

/** Inserts this many accounts directly into the database, including those that sign in. */
export async function addAccounts(databaseUrl: string, count: number): Promise<void> {
  const hash = await hashPassword(accountOf(0).password);
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `with account as (
         insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data)
         select 'person' || n || '@people.example', $2, now(), '{"provider": "email", "providers": ["email"]}'
         from generate_series(0, $1::integer - 1) as n on conflict do nothing returning id, email
       )
       insert into auth.identities (user_id, provider, provider_id, identity_data)
       select id, 'email', id, jsonb_build_object('sub', id, 'email', email) from account`,
      [count, hash],
    );
    await client.query('analyze auth.users, auth.identities');
  });
}

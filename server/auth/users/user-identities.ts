import type { Query } from '../../postgres/query.ts';

export async function createIdentity(
  query: Query,
  userId: string,
  provider: string,
  providerId: string,
  data: Record<string, unknown>,
): Promise<void> {
  await query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, now())`,
    [userId, provider, providerId, data],
  );
}

/** Updates or creates the identity of the address, and copies the address to the staff profile. */
export async function storeEmail(
  query: Query,
  userId: string,
  email: string,
  isVerified: boolean,
): Promise<void> {
  const data = { sub: userId, email, email_verified: isVerified, phone_verified: false };
  await query('update public.staff_profiles set email = $2 where user_id = $1', [userId, email]);
  await storeIdentity(query, userId, 'email', data);
}

/** Updates or creates the identity of the number. */
export async function storePhone(
  query: Query,
  userId: string,
  phone: string,
  isVerified: boolean,
): Promise<void> {
  const data = { sub: userId, phone, email_verified: false, phone_verified: isVerified };
  await storeIdentity(query, userId, 'phone', data);
}

async function storeIdentity(
  query: Query,
  userId: string,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): Promise<void> {
  const { rowCount } = await query(
    `update auth.identities set identity_data = identity_data || $3, updated_at = now()
     where user_id = $1 and provider = $2`,
    [userId, provider, data],
  );
  if (rowCount) return;
  await createIdentity(query, userId, provider, userId, data);
  await refreshProviders(query, userId);
}

/** Copies the list of the user's providers to app_metadata, where clients read it. */
export async function refreshProviders(query: Query, userId: string): Promise<void> {
  await query(
    `update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object('provider', (array_agg(provider order by created_at, id))[1],
         'providers', jsonb_agg(provider order by created_at, id))
       from auth.identities where user_id = $1)
     where id = $1 and exists (select from auth.identities where user_id = $1)`,
    [userId],
  );
}

/** Removes all identities but the ones of the account's own addresses, and adds a missing one of its e-mail address. */
export async function deleteLinkedIdentities(query: Query, userId: string): Promise<void> {
  const { rowCount } = await query(
    `delete from auth.identities where user_id = $1 and provider not in ('email', 'phone')`,
    [userId],
  );
  if (!rowCount) return;
  await query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
     select id, 'email', id, jsonb_build_object('sub', id, 'email', email,
       'email_verified', email_confirmed_at is not null, 'phone_verified', false)
     from auth.users where id = $1 and email is not null
     on conflict (provider, provider_id) do nothing`,
    [userId],
  );
  await refreshProviders(query, userId);
}

import type { Query } from '../../postgres/query.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteLinkedIdentities } from './user-identities.ts';

/**
 * A person who does not own an address or number may have signed up with it. As long as it is not confirmed, another request for it
 * removes the password, linked identities, sessions and the metadata of the sign-up, except for the `data` that the
 * request repeats: nobody can tell which of them the owner typed. Metadata of an invitation stays: staff typed it.
 */
export async function forgetSignup(
  query: Query,
  userId: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await deleteLinkedIdentities(query, userId);
  await endSessions(query, userId);
  await query(
    `with account as (
       update auth.users set encrypted_password = null, raw_user_meta_data = case
           when invited_at is not null then raw_user_meta_data
           else (
             select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(raw_user_meta_data)
             where value = $2::jsonb -> key
           ) end
       where id = $1 returning raw_user_meta_data as kept
     )
     update auth.identities set identity_data = (
       select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(identity_data)
       where key in ('sub', 'email', 'phone', 'email_verified', 'phone_verified') or account.kept ? key
     ) from account where user_id = $1 and provider in ('email', 'phone')`,
    [userId, data],
  );
}

import type { Query } from '../../postgres/query.ts';
import type { Identity } from '../../postgres/request-context.ts';

/**
 * Links the person to the account of a visitor who sends a form while signed in with the same confirmed address.
 * From then on the visitor can manage the record by signing in. While its private links open nothing, nor does an account.
 */
export async function linkAccount(
  query: Query,
  personId: string,
  { role, claims }: Identity,
): Promise<void> {
  if (role !== 'authenticated' || typeof claims.sub !== 'string') return;
  await query(
    `update public.people as person set user_id = account.id,
       email_confirmed_at = coalesce(person.email_confirmed_at, now()),
       linkedin_sub = coalesce(person.linkedin_sub, (
         select provider_id from auth.identities where user_id = account.id and provider = 'linkedin_oidc' limit 1
       ))
     from auth.users as account
     where person.id = $1 and person.user_id is null and account.id = $2::uuid
       and private.speaks_for(account.id, $3, $4) and coalesce(person.links_held_until <= now(), true)
       and lower(account.email) = lower(person.email::text) and account.email_confirmed_at is not null
       and not exists (select from public.people as other where other.user_id = account.id)
       and not exists (select from public.staff_profiles as staff where staff.user_id = account.id)`,
    [personId, claims.sub, claims.session_id ?? null, claims.aal ?? null],
  );
}

-- Whether a session has yet to show the second factor that its account has enrolled, or that is required
-- of all staff. A requirement does not stop a session that was opened by a mailed link from choosing its
-- first or new password; access to the back office stays closed to it (private.staff_role).
-- The level claimed by a token counts only where the token belongs to no session here.
create function private.owes_second_factor(account uuid, opened_session uuid, claimed_level text) returns boolean
language sql stable security definer set search_path = '' as $$
  select
    case when opened_session is null then claimed_level is distinct from 'aal2'
    else not exists (
      select from auth.sessions as session
      where session.id = opened_session and session.user_id = account and session.aal = 'aal2'
    ) end
    and (
      exists (
        select from auth.mfa_factors as factor where factor.user_id = account and factor.status = 'verified'
      )
      or exists (select from public.staff_profiles as profile where profile.user_id = account and profile.state = 'active')
        and exists (select from public.settings where key = 'require_second_factor' and value = 'true')
        and not exists (
          select from auth.mfa_amr_claims as method
          where method.session_id = opened_session and method.authentication_method in ('otp', 'recovery')
        )
    )
$$;

create function private.owes_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null
    and private.owes_second_factor(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, auth.jwt() ->> 'aal')
$$;
grant execute on function private.owes_second_factor() to authenticated;

create or replace function private.own_person_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.people
  where user_id = auth.uid() and merged_into is null and anonymised_at is null and not private.owes_second_factor()
$$;

-- get_staff_access tells such a session how it stands; the profile itself waits for the factor.
alter policy "people can read their own staff profile" on public.staff_profiles
  using (user_id = (select auth.uid()) and not (select private.owes_second_factor()));
alter policy "people can update their own staff profile" on public.staff_profiles
  using (user_id = (select auth.uid()) and not (select private.owes_second_factor()));

-- A session that has reached its end gives no role, like one that was deleted.
create or replace function private.staff_role() returns public.staff_role
language sql stable security definer set search_path = '' as $$
  select profile.role
  from public.staff_profiles as profile
  left join auth.sessions as session
    on session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = profile.user_id
      and coalesce(session.not_after > now(), true)
  where profile.user_id = auth.uid()
    and profile.state = 'active'
    and (session.id is not null or auth.jwt() ->> 'session_id' is null)
    and (
      auth.jwt() ->> 'aal' = 'aal2' and coalesce(session.aal = 'aal2', true)
      or not (
        exists (select from public.settings where key = 'require_second_factor' and value = 'true')
        or exists (
          select from auth.mfa_factors as factor
          where factor.user_id = profile.user_id and factor.status = 'verified'
        )
      )
    )
$$;

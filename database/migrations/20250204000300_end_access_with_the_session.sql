-- A token lives for up to an hour after its session has ended, or has lost its second factor. The
-- back office asks for the session itself: whoever is signed out sees nothing from that moment on.
-- Tokens of another service belong to no session here; their claims count as they are.
create or replace function private.staff_role() returns public.staff_role
language sql stable security definer set search_path = '' as $$
  select profile.role
  from public.staff_profiles as profile
  left join auth.sessions as session
    on session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = profile.user_id
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

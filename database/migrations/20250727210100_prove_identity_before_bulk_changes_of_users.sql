-- older programs: run
-- Administrators change the roles of many colleagues through the worker, which has no session. The server asks for the
-- recent proof of 320 when such an action is started or undone.
create function private.has_recent_proof() returns boolean
language sql stable security definer set search_path = '' as $$
  -- Tokens without a session are signed by whoever has the key.
  select own.session_id is null
    or exists (
      select from auth.sessions where id = own.session_id and reauthenticated_at > now() - interval '10 minutes'
    )
    or exists (
      select from auth.mfa_amr_claims as claim
      where claim.session_id = own.session_id and proves and updated_at > now() - interval '10 minutes'
    )
  from (select (auth.jwt() ->> 'session_id')::uuid as session_id) as own
$$;
revoke all on function private.has_recent_proof() from public;
grant execute on function private.has_recent_proof() to service_role;

create or replace function private.require_recent_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_recent_proof() then
    return new;
  end if;
  raise insufficient_privilege using message = 'this needs a recent sign-in', hint = (
    select case when encrypted_password is null then 'reauthentication_needed' else 'current_password_required' end
    from auth.users where id = auth.uid()
  );
end $$;

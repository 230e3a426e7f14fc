-- Whoever finds an open session of an administrator must not be able to make lasting accounts of staff (320). The rule is
-- that of the auth service: a recent sign-in, second factor, or proof of the password or by a mailed code.
create function private.require_recent_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_session uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  -- Tokens without a session are signed by whoever has the key.
  if own_session is null or exists (
    select from auth.sessions where id = own_session and reauthenticated_at > now() - interval '10 minutes'
  ) or exists (
    select from auth.mfa_amr_claims
    where session_id = own_session and proves and updated_at > now() - interval '10 minutes'
  ) then
    return new;
  end if;
  raise insufficient_privilege using message = 'this needs a recent sign-in', hint = (
    select case when encrypted_password is null then 'reauthentication_needed' else 'current_password_required' end
    from auth.users where id = auth.uid()
  );
end $$;
revoke all on function private.require_recent_proof() from public;

-- Rights can be taken away at any time.
create trigger require_recent_proof before update of role, state on public.staff_profiles
  for each row when (
    current_user = 'authenticated' and new.role is not null and new.state <> 'disabled'
    and (new.role is distinct from old.role or new.state is distinct from old.state)
  ) execute function private.require_recent_proof();

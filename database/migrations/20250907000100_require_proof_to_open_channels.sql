-- older programs: run
-- Whoever finds an open session of an administrator must not be able to open a channel that outlasts it, nor to let a
-- password alone open the accounts of staff again (462). The rule is that of 320.
create trigger require_recent_proof before insert on public.webhooks
  for each row when (current_user = 'authenticated') execute function private.require_recent_proof();

-- A webhook can be renamed, turned off or told less at any time.
create trigger require_recent_proof_to_tell_more before update of url, events on public.webhooks
  for each row when (
    current_user = 'authenticated' and (new.url is distinct from old.url or not new.events <@ old.events)
  ) execute function private.require_recent_proof();

create trigger require_recent_proof before update of value on public.settings
  for each row when (
    current_user = 'authenticated' and old.key = 'require_second_factor' and old.value = 'true'
    and new.value is distinct from old.value
  ) execute function private.require_recent_proof();

-- Without the row, no second factor is required. A trigger before a delete has to return the old row.
create function private.require_recent_proof_to_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_recent_proof() then
    return old;
  end if;
  raise insufficient_privilege using message = 'this needs a recent sign-in', hint = (
    select case when encrypted_password is null then 'reauthentication_needed' else 'current_password_required' end
    from auth.users where id = auth.uid()
  );
end $$;
revoke all on function private.require_recent_proof_to_delete() from public;
create trigger require_recent_proof_to_delete before delete on public.settings
  for each row when (
    current_user = 'authenticated' and old.key = 'require_second_factor' and old.value = 'true'
  ) execute function private.require_recent_proof_to_delete();

-- The rights of a private channel are checked when it is joined. Processes check them again when this is announced.
create function private.notify_rights_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('rights_changed', old.user_id::text);
  return null;
end $$;
revoke all on function private.notify_rights_changed() from public;
grant execute on function private.notify_rights_changed() to service_role;
create trigger notify_rights_changed after delete on public.staff_profiles
  for each row execute function private.notify_rights_changed();
create trigger notify_changed_rights after update of role, state on public.staff_profiles
  for each row when ((old.role, old.state) is distinct from (new.role, new.state))
  execute function private.notify_rights_changed();

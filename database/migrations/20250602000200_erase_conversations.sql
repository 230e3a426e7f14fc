-- Conversations are erased with their person, and so is mail of no conversation from the person's confirmed address.
create function private.erase_conversations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.conversations where person_id = new.id;
  delete from public.inbox where conversation_id is null
    and old.email_confirmed_at is not null and lower(from_email) = lower(old.email::text);
  return null;
end $$;
revoke all on function private.erase_conversations() from public;
grant execute on function private.erase_conversations() to service_role;
create trigger erase_conversations after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.erase_conversations();

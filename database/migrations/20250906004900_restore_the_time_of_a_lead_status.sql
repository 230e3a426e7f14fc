-- older programs: run

-- Undo of a status also restores since when the lead has had it. Otherwise the time is that of the change, and it never
-- changes on its own.
create or replace function private.stamp_lead_state() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.state = old.state then
    new.state_changed_at := old.state_changed_at;
  elsif new.state_changed_at >= old.state_changed_at or new.state_changed_at < new.created_at then
    new.state_changed_at := now();
  end if;
  return new;
end $$;
drop trigger stamp_lead_state on public.waiting_list;
create trigger stamp_lead_state before update on public.waiting_list
  for each row when (old.state <> new.state or old.state_changed_at <> new.state_changed_at)
  execute function private.stamp_lead_state();
grant update (state_changed_at) on public.waiting_list to authenticated;

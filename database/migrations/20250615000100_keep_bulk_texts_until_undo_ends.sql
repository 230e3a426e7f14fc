-- What undo restores holds notes and decisions, also of people whom the colleague may no longer read. Only the worker needs it.
revoke select on public.bulk_action_rows from authenticated;
grant select (action_id, position, target_id, state, reason, mail_id) on public.bulk_action_rows to authenticated;

-- As before, and names of an erased person go from the texts of actions on others as well.
create or replace function private.forget_in_bulk_actions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.bulk_action_rows set before = null
  where before is not null and (
    target_id = new.id or target_id in (select id from public.applications where person_id = new.id)
  );
  update public.bulk_action_rows set before = private.redact_json(before, traces)
  where before is not null and private.mentions(before::text, hints, phone, traces);
  update public.bulk_actions set options = private.redact_json(options, traces)
  where private.mentions(options::text, hints, phone, traces);
  return null;
end $$;

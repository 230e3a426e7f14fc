-- Recruiters ask for an erasure that can be undone for the time of the quarantine; only administrators erase at once.

create or replace function public.request_erasure(person_id uuid, erase_by timestamptz default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
  erase_at timestamptz;
begin
  if person.legal_hold then
    raise exception 'this person is under a legal hold' using hint = 'legal_hold';
  end if;
  if person.erasure_requested_at is not null then
    return person.erase_after;
  end if;
  if erase_by < now() + (select quarantine_days * interval '1 day' from public.retention_periods where purpose = 'application')
    and auth.role() is distinct from 'service_role' and not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators shorten the quarantine';
  end if;
  -- least() ignores a deadline that is null.
  select least(now() + quarantine_days * interval '1 day', case when erase_by < now() then now() else erase_by end)
  into erase_at
  from public.retention_periods where purpose = 'application';
  update public.people set erase_after = erase_at, erasure_requested_at = now() where id = person.id;
  update public.privacy_requests set state = 'in_progress', handled_by = private.acting_staff_id()
  where privacy_requests.person_id = person.id and kind = 'erasure' and state = 'received';
  perform private.record_person_event(person.id, 'erasure_requested', jsonb_build_object('erase_after', erase_at));
  return erase_at;
end $$;

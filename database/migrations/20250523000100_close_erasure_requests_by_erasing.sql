-- The register of privacy requests is the proof of what was done. A request to be erased is done when the person has
-- been erased, and a request for a copy when one was downloaded or a note says how it was answered. A refusal has a note.
create or replace function private.complete_privacy_request() returns trigger
language plpgsql security definer set search_path to '' as $$
begin
  if new.state = 'done' and new.kind = 'erasure' and exists (
    select from public.people where id = new.person_id and anonymised_at is null
  ) then
    raise exception 'the person has not been erased' using hint = 'not_erased';
  end if;
  if auth.role() = 'authenticated' and coalesce(trim(new.note), '') = '' and (
    new.state = 'refused' or new.state = 'done' and new.kind = 'export' and not exists (
      select from public.person_events
      where person_id = new.person_id and kind = 'exported' and created_at >= new.created_at
    )
  ) then
    raise exception 'a note has to say how the request was answered' using hint = 'note_required';
  end if;
  if new.state = 'received' then
    new.handled_by := null;
  elsif auth.role() = 'authenticated' then
    new.handled_by := coalesce(private.acting_staff_id(), new.handled_by);
  end if;
  new.completed_at := case when new.state in ('done', 'refused') then now() end;
  return new;
end $$;

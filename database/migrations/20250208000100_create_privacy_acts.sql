-- Erasure at the wish of a person, by the hand of staff: the same quarantine as for retention, but nobody is brought
-- back from it by a purpose that still holds.
alter table public.people add column erasure_requested_at timestamptz;
alter table public.people add constraint "an erasure that is asked for has a date" check (
  erasure_requested_at is null or erase_after is not null
);

create function private.end_quarantine() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.erasure_requested_at := null;
  return new;
end $$;
create trigger end_quarantine before update of erase_after on public.people
  for each row when (new.erase_after is null) execute function private.end_quarantine();

-- Hold, quarantine, erasure and merging have acts of their own, which ask, record and tell. A plain update of the row
-- would pass them by; those acts run with the owner's rights.
create function private.guard_privacy_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise insufficient_privilege using message = 'holds, erasure and merging have functions of their own';
  end if;
  return new;
end $$;
create trigger guard_privacy_columns before update on public.people
  for each row when (
    (old.legal_hold, old.legal_hold_reason, old.erase_after, old.erasure_requested_at, old.anonymised_at, old.merged_into)
    is distinct from
    (new.legal_hold, new.legal_hold_reason, new.erase_after, new.erasure_requested_at, new.anonymised_at, new.merged_into)
  ) execute function private.guard_privacy_columns();

create or replace view private.retention as
  select person.id as person_id, person.erase_after, person.legal_hold,
    case
      when applied.any then 'application'
      when candidate.keep_until is not null then 'candidate_bank'
      when freelancer.keep_until is not null then 'freelance_network'
      when lead.keep_until is not null then 'waiting_list'
      when left_at.latest is not null then 'candidate_bank'
      else 'application'
    end as purpose,
    coalesce(
      person.erasure_requested_at,
      greatest(
        case when applied.any then person.last_activity_at + applicants.months * interval '1 month' end,
        candidate.keep_until, freelancer.keep_until, lead.keep_until
      ),
      left_at.latest,
      person.last_activity_at + applicants.months * interval '1 month'
    ) as keep_until
  from public.people as person
  cross join (select months from public.retention_periods where purpose = 'application') as applicants
  cross join (select months from public.retention_periods where purpose = 'waiting_list') as leads
  cross join lateral (
    select exists (select from public.applications where applications.person_id = person.id)
      or exists (select from public.client_contacts where client_contacts.person_id = person.id) as any
  ) as applied
  left join lateral (
    select consent_expires_at as keep_until from public.candidates
    where candidates.person_id = person.id and state <> 'left'
  ) as candidate on true
  left join lateral (
    select consent_expires_at as keep_until from public.freelancers
    where freelancers.person_id = person.id and state <> 'left'
  ) as freelancer on true
  left join lateral (
    select max(updated_at) + leads.months * interval '1 month' as keep_until
    from public.waiting_list where waiting_list.person_id = person.id
  ) as lead on true
  left join lateral (
    select greatest(
      (select updated_at from public.candidates where candidates.person_id = person.id and state = 'left'),
      (select updated_at from public.freelancers where freelancers.person_id = person.id and state = 'left')
    ) as latest
  ) as left_at on true
  where person.anonymised_at is null and person.merged_into is null;

create function private.record_person_event(person_id uuid, kind text, data jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.person_events (person_id, kind, actor_id, data)
  values (person_id, kind, private.acting_staff_id(), jsonb_strip_nulls(data))
$$;

-- The living person, locked, for staff who may work with people.
create function private.require_person(wanted uuid) returns public.people
language plpgsql security definer set search_path = '' as $$
declare
  found_person public.people;
begin
  perform private.require_recruiter();
  select * into found_person from public.people
  where id = wanted and merged_into is null and anonymised_at is null for update;
  if found_person.id is null then
    raise exception 'there is no such person' using errcode = 'P0002', hint = 'not_found';
  end if;
  return found_person;
end $$;

-- Hides a person at once and erases after the quarantine. Returns the day of the erasure.
create function public.request_erasure(person_id uuid) returns timestamptz
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
  select now() + quarantine_days * interval '1 day' into erase_at
  from public.retention_periods where purpose = 'application';
  update public.people set erase_after = erase_at, erasure_requested_at = now() where id = person.id;
  update public.privacy_requests set state = 'in_progress', handled_by = private.acting_staff_id()
  where privacy_requests.person_id = person.id and kind = 'erasure' and state = 'received';
  perform private.record_person_event(person.id, 'erasure_requested', jsonb_build_object('erase_after', erase_at));
  return erase_at;
end $$;

create function public.undo_erasure(person_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
begin
  if person.erase_after is null then
    return;
  end if;
  update public.people set erase_after = null where id = person.id;
  update public.privacy_requests set state = 'received', handled_by = null
  where privacy_requests.person_id = person.id and kind = 'erasure' and state = 'in_progress';
  perform private.record_person_event(person.id, 'erasure_undone');
end $$;

-- Whoever hears of a dispute can stop the clock at once, also in the middle of the quarantine.
create function public.hold_person(person_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
begin
  if length(btrim(coalesce(reason, ''))) < 3 then
    raise check_violation using message = 'a legal hold needs a reason', hint = 'reason_required';
  end if;
  update public.people
  set legal_hold = true, legal_hold_reason = left(btrim(reason), 500), erase_after = null
  where id = person.id;
  perform private.record_person_event(
    person.id, case when person.legal_hold then 'hold_changed' else 'hold_set' end
  );
end $$;

-- Lifting it lets the clock run again: for administrators.
create function public.lift_hold(person_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
begin
  if auth.role() is distinct from 'service_role' and not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators lift a legal hold';
  end if;
  if not person.legal_hold then
    return;
  end if;
  update public.people set legal_hold = false, legal_hold_reason = null where id = person.id;
  perform private.record_person_event(person.id, 'hold_lifted');
end $$;

grant execute on function
  public.request_erasure(uuid), public.undo_erasure(uuid), public.hold_person(uuid, text), public.lift_hold(uuid)
to authenticated;

-- A wish for erasure is fulfilled when the person is gone, whoever did it.
create function private.fulfil_erasure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.privacy_requests set state = 'done', completed_at = now()
  where person_id = new.id and kind = 'erasure' and state in ('received', 'in_progress');
  return null;
end $$;
create trigger fulfil_erasure after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.fulfil_erasure();

-- What staff change about somebody shows in the timeline, by the names of the columns.
create function private.follow_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  if private.acting_staff_id() is null or new.merged_into is distinct from old.merged_into
    or new.anonymised_at is distinct from old.anonymised_at then
    return null;
  end if;
  select array_agg(pair.key order by pair.key) into changed
  from jsonb_each(to_jsonb(new)) as pair
  where pair.key in ('first_name', 'last_name', 'email', 'phone', 'linkedin_url', 'language', 'location', 'headline')
    and pair.value is distinct from to_jsonb(old) -> pair.key;
  if changed is not null then
    perform private.record_person_event(new.id, 'edited', jsonb_build_object('what', changed));
  end if;
  return null;
end $$;
create trigger follow_person
  after update of first_name, last_name, email, phone, linkedin_url, language, location, headline on public.people
  for each row when (current_user in ('authenticated', 'service_role')) execute function private.follow_person();

-- Mail to a person that is not about one application belongs to the person's story too.
create or replace view public.person_timeline with (security_invoker = true) as
  select person_id, null::uuid as application_id, null::uuid as job_id, kind, actor_id, data, created_at
  from public.person_events
  union all
  select application.person_id, application.id, application.job_id, event.kind, event.actor_id, event.data, event.created_at
  from public.application_events as event
  join public.applications as application on application.id = event.application_id
  union all
  select person_id, null, null, 'mail_' || state, created_by, jsonb_build_object('mail_id', id, 'template', template_key), created_at
  from public.outbox
  where application_id is null and person_id is not null;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.person_events, public.person_tags;
  end if;
end $$;

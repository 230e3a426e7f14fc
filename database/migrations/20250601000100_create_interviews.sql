-- Interviews of applicants (192). The server writes them, because each change is mailed and must not overlap another one.
create type public.interview_kind as enum ('phone', 'video', 'on_site');
create type public.interview_state as enum ('proposed', 'booked', 'cancelled');
create type public.interview_choice as enum ('free', 'fixed');

create table public.interviews (
  -- Also the UID of the calendar entry.
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind public.interview_kind not null,
  -- domain/interviews/interview.ts has the same limits.
  minutes smallint not null check (minutes between 15 and 480),
  place text check (length(btrim(place)) between 1 and 500),
  message text check (length(btrim(message)) between 1 and 2000),
  language public.language not null,
  time_zone text not null check (time_zone ~ '^[A-Za-z_]+/[A-Za-z_]+$' and length(time_zone) <= 40),
  choice public.interview_choice not null,
  state public.interview_state not null default 'proposed',
  starts_at timestamptz,
  ends_at timestamptz,
  booked_at timestamptz,
  sequence integer not null default 0,
  told_state public.interview_state,
  told_sequence integer,
  reminded_at timestamptz,
  cancelled_with_application boolean not null default false,
  created_by uuid references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a booked interview has a time" check (state <> 'booked' or starts_at is not null),
  constraint "a proposed interview has no time" check (state <> 'proposed' or starts_at is null),
  constraint "an interview ends after its length" check (
    (starts_at is null) = (ends_at is null) and extract(epoch from ends_at - starts_at) = minutes * 60
  )
);
comment on column public.interviews.job_id is 'The job that the interview is about. The application may move to another one, which ends the interview.';
comment on column public.interviews.choice is
  'Whether the candidate chooses from all free times of the interviewers, or from those in interview_times.';
comment on column public.interviews.time_zone is 'The zone in which the candidate and the contacts are told the time.';
comment on column public.interviews.sequence is 'Grows with each change that calendars have to know about.';
comment on column public.interviews.told_state is 'The state that the candidate was last told, with told_sequence.';
comment on column public.interviews.cancelled_with_application is
  'True if it ended because the application did. It returns with it, unless its cancellation was mailed.';
create index on public.interviews (application_id, created_at desc);
create index on public.interviews (job_id);
create index on public.interviews (starts_at) where state = 'booked';
create index on public.interviews (created_by) where created_by is not null;

create table public.interview_attendees (
  id uuid primary key default gen_random_uuid(),
  interview_id uuid not null references public.interviews (id) on delete cascade,
  staff_id uuid references public.staff_profiles (user_id) on delete cascade,
  person_id uuid references public.people (id) on delete cascade,
  told_sequence integer,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint "an attendee is a colleague or a contact" check (num_nonnulls(staff_id, person_id) = 1),
  unique (interview_id, staff_id),
  unique (interview_id, person_id)
);
comment on table public.interview_attendees is 'Who interviews: colleagues and contacts of the client. The candidate is not listed.';
comment on column public.interview_attendees.told_sequence is
  'The sequence of the last invitation. Null if there was none, or if it was called off.';
create index on public.interview_attendees (staff_id) where staff_id is not null;
create index on public.interview_attendees (person_id) where person_id is not null;

create table public.interview_times (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (interview_id, starts_at)
);
comment on table public.interview_times is 'The times from which the candidate chooses, if they are fixed.';

-- The time of a colleague that is booked, or held while a candidate chooses. Nobody is in two interviews at once.
create table private.interview_reservations (
  interview_id uuid not null references public.interviews (id) on delete cascade,
  staff_id uuid not null references public.staff_profiles (user_id) on delete cascade,
  period tstzrange not null check (not isempty(period)),
  held_until timestamptz,
  constraint interview_reservations_no_overlap exclude using gist (staff_id with =, period with &&)
);
comment on column private.interview_reservations.held_until is 'Set for a time that was suggested. After it others can have the time.';
create index on private.interview_reservations (interview_id);
grant all on private.interview_reservations to service_role;

create table public.staff_calendars (
  staff_id uuid primary key default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  time_zone text not null check (time_zone ~ '^[A-Za-z_]+/[A-Za-z_]+$' and length(time_zone) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.working_hours (
  staff_id uuid not null default auth.uid() references public.staff_calendars (staff_id) on delete cascade,
  -- ISO: Monday is 1.
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null check (ends_at > starts_at),
  primary key (staff_id, weekday)
);

-- Takes the times of an interview: that which is booked, or those which were suggested. Fails if one is taken.
create function private.reserve_interview(reserved uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- domain/interviews/interview.ts has the same number.
  hold constant interval := interval '3 days';
begin
  delete from private.interview_reservations where interview_id = reserved;
  delete from private.interview_reservations as expired
  using public.interview_attendees as attendee
  where attendee.interview_id = reserved and expired.staff_id = attendee.staff_id and expired.held_until <= now();
  insert into private.interview_reservations (interview_id, staff_id, period, held_until)
  select interview.id, attendee.staff_id, wanted.period, wanted.held_until
  from public.interviews as interview
  join public.interview_attendees as attendee
    on attendee.interview_id = interview.id and attendee.staff_id is not null and attendee.removed_at is null
  cross join lateral (
    select tstzrange(interview.starts_at, interview.ends_at) as period, null::timestamptz as held_until
    where interview.state = 'booked'
    union all
    select tstzrange(proposed.starts_at, proposed.starts_at + make_interval(mins => interview.minutes)), now() + hold
    from public.interview_times as proposed
    where proposed.interview_id = interview.id and interview.state = 'proposed' and proposed.starts_at > now()
  ) as wanted
  where interview.id = reserved
  -- The same order everywhere, so that two who book at once do not wait for each other.
  order by attendee.staff_id, wanted.period;
end $$;

create function private.stamp_interview() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if old.state = 'cancelled' and new.state <> 'cancelled' then
      -- Nobody was told of the cancellation, so calendars have nothing to update.
      new.sequence := old.sequence - 1;
      return new;
    end if;
    if (new.state, new.starts_at, new.ends_at) is distinct from (old.state, old.starts_at, old.ends_at)
      or new.state = 'booked' and new.ends_at > now() and (new.kind, new.place) is distinct from (old.kind, old.place) then
      new.sequence := old.sequence + 1;
    end if;
  end if;
  if new.state = 'booked' and (tg_op = 'INSERT' or (new.state, new.starts_at) is distinct from (old.state, old.starts_at)) then
    new.booked_at := now();
    new.reminded_at := null;
  end if;
  return new;
end $$;
create trigger stamp_interview before insert or update on public.interviews
  for each row execute function private.stamp_interview();

create function private.follow_interview() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.acting_staff_id();
  happened text := case
    when tg_op = 'INSERT' then 'interview_' || new.state
    when old.state = 'cancelled' then 'interview_restored'
    when new.state <> old.state then 'interview_' || new.state
    when new.starts_at <> old.starts_at then 'interview_moved'
    else 'interview_changed'
  end;
begin
  perform private.record_application_event(new.application_id, happened, jsonb_build_object(
    'interview_id', new.id, 'starts_at', coalesce(new.starts_at, old.starts_at),
    'by', case when auth.role() is not distinct from 'anon' then 'candidate' end
  ));
  perform private.add_job(
    'tell-of-interview', json_build_object('id', new.id),
    -- A move that rejects somebody can be undone within ten seconds (domain/mail/staff-mail.ts).
    case when new.cancelled_with_application then now() + interval '15 seconds' else now() end,
    'interview:' || new.id
  );
  if tg_op = 'INSERT' then
    return null;
  end if;
  perform private.reserve_interview(new.id);
  insert into public.notifications (user_id, kind, actor_id, application_id, data)
  select profile.user_id, happened, actor, new.application_id, jsonb_build_object('interview_id', new.id)
  from public.staff_profiles as profile
  where profile.state = 'active' and profile.user_id is distinct from actor and (
    profile.user_id in (
      select staff_id from public.interview_attendees where interview_id = new.id and removed_at is null
    ) or profile.user_id in (select owner_id from public.applications where id = new.application_id)
  );
  return null;
end $$;
create trigger follow_new_interview after insert on public.interviews
  for each row execute function private.follow_interview();
create trigger follow_interview after update on public.interviews
  for each row when (old.sequence <> new.sequence) execute function private.follow_interview();

create trigger set_updated_at before update on public.interviews
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.staff_calendars
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.interviews
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.interview_attendees
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.staff_calendars
  for each row execute function private.audit('staff_id');
create trigger audit after insert or update or delete on public.working_hours
  for each row execute function private.audit('staff_id');

-- An interview ends with its application: when the applicant is rejected, withdraws, is erased, or moves to another job.
create function private.end_interviews(ended uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.interviews set state = 'cancelled', cancelled_with_application = true
  where application_id = ended and (state = 'proposed' or state = 'booked' and ends_at > now())
$$;

-- The decision was undone before anybody was told. A time that somebody else has taken meanwhile stays cancelled.
create function private.restore_interviews(restored uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended record;
begin
  for ended in
    select id, starts_at from public.interviews
    where application_id = restored and state = 'cancelled' and cancelled_with_application
      and told_state is distinct from 'cancelled' and coalesce(starts_at > now(), true)
  loop
    begin
      update public.interviews
      set state = case when ended.starts_at is null then 'proposed' else 'booked' end::public.interview_state,
        cancelled_with_application = false
      where id = ended.id;
    exception when exclusion_violation then
      null;
    end;
  end loop;
end $$;

create function private.end_interviews_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.stage = 'rejected' or new.withdrawn_at is not null or new.job_id <> old.job_id then
    perform private.end_interviews(new.id);
  else
    perform private.restore_interviews(new.id);
  end if;
  return null;
end $$;
create trigger end_interviews after update of stage, withdrawn_at, job_id on public.applications
  for each row when (
    (old.stage = 'rejected') <> (new.stage = 'rejected') or old.job_id <> new.job_id
    or (old.withdrawn_at is null) <> (new.withdrawn_at is null)
  ) execute function private.end_interviews_of_application();

create function private.end_interviews_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_interviews(id) from public.applications where person_id = new.id;
  if new.anonymised_at is not null then
    update public.interviews set place = null, message = null
    where (place is not null or message is not null)
      and application_id in (select id from public.applications where person_id = new.id);
    delete from public.interview_attendees where person_id = new.id;
  end if;
  return null;
end $$;
create trigger end_interviews after update of erase_after, anonymised_at on public.people
  for each row when (
    old.anonymised_at is null and new.anonymised_at is not null or old.erase_after is null and new.erase_after is not null
  ) execute function private.end_interviews_of_person();

alter table public.interviews enable row level security;
alter table public.interview_attendees enable row level security;
alter table public.interview_times enable row level security;
alter table public.staff_calendars enable row level security;
alter table public.working_hours enable row level security;
grant all on public.interviews, public.interview_attendees, public.interview_times, public.staff_calendars,
  public.working_hours to service_role;
grant select on public.interviews, public.interview_attendees, public.interview_times, public.staff_calendars,
  public.working_hours to authenticated;
create policy "recruiters can read interviews" on public.interviews for select to authenticated using (
  (select private.is_staff('recruiter', 'admin')) and application_id not in (select private.applications_awaiting_erasure())
);
create policy "recruiters can read attendees of interviews" on public.interview_attendees
  for select to authenticated using (
    interview_id in (select id from public.interviews)
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
  );
create policy "recruiters can read suggested times" on public.interview_times
  for select to authenticated using (interview_id in (select id from public.interviews));
create policy "recruiters can read their own calendar" on public.staff_calendars for select to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can read their own working hours" on public.working_hours for select to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));

-- Replaces the caller's working hours: [{"weekday": 1, "starts_at": "09:00", "ends_at": "17:00"}].
create function public.save_working_hours(time_zone text, hours jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters have working hours';
  end if;
  insert into public.staff_calendars (staff_id, time_zone) values (caller, save_working_hours.time_zone)
  on conflict (staff_id) do update set time_zone = excluded.time_zone;
  delete from public.working_hours where staff_id = caller;
  insert into public.working_hours (staff_id, weekday, starts_at, ends_at)
  select caller, weekday, starts_at, ends_at
  from jsonb_to_recordset(hours) as given (weekday smallint, starts_at time, ends_at time);
end $$;

revoke all on function private.reserve_interview(uuid), private.stamp_interview(), private.follow_interview(),
  private.end_interviews(uuid), private.restore_interviews(uuid),
  private.end_interviews_of_application(), private.end_interviews_of_person(),
  public.save_working_hours(text, jsonb) from public;
grant execute on function private.reserve_interview(uuid), private.stamp_interview(), private.follow_interview(),
  private.end_interviews(uuid), private.restore_interviews(uuid),
  private.end_interviews_of_application(), private.end_interviews_of_person() to service_role;
grant execute on function public.save_working_hours(text, jsonb) to authenticated, service_role;

-- Mail about an interview has a calendar entry. It names the candidate, also to others, so it is erased with the candidate.
alter table public.outbox
  add column interview_id uuid references public.interviews (id) on delete cascade,
  add column calendar text check (length(calendar) <= 20000);
create index on public.outbox (interview_id) where interview_id is not null;
comment on column public.outbox.calendar is 'The calendar entry of the mail (RFC 5545), whose method is in it.';
create policy "mail about interviews of people awaiting erasure is hidden" on public.outbox
  as restrictive for select to authenticated using (
    interview_id is null or interview_id in (select id from public.interviews)
  );
create function private.forget_interview_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where interview_id in (
    select interview.id from public.interviews as interview
    join public.applications as application on application.id = interview.application_id
    where application.person_id = new.id
  );
  return null;
end $$;
revoke all on function private.forget_interview_mail() from public;
grant execute on function private.forget_interview_mail() to service_role;
create trigger forget_interview_mail after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_interview_mail();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.interviews, public.interview_attendees;
  end if;
end $$;

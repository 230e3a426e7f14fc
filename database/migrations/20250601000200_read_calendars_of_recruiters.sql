-- Recruiters paste the URL of their calendar, so that nobody books a time at which they are busy (194). Such a URL opens
-- the calendar to everyone who has it: only its owner reads it. Of the calendar only the busy times are stored.
alter table public.staff_calendars
  add column url text check (length(url) <= 2000 and url ~ '^https://[^/\s]'),
  add column url_read_at timestamptz,
  add column url_error text check (url_error in (
    'unreachable', 'not_public', 'not_found', 'too_large', 'too_slow', 'not_a_calendar'
  ));
comment on column public.staff_calendars.url_read_at is 'When the calendar was last read without an error.';

create table private.busy_times (
  staff_id uuid not null references public.staff_calendars (staff_id) on delete cascade,
  period tstzrange not null check (not isempty(period))
);
create index on private.busy_times using gist (staff_id, period);
grant all on private.busy_times to service_role;

-- The secret URL at which a calendar program reads the interviews of a colleague. Only the hash of its token is stored.
create table private.calendar_feeds (
  staff_id uuid primary key references public.staff_profiles (user_id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
grant all on private.calendar_feeds to service_role;

create function private.queue_calendar() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.url is distinct from old.url then
    delete from private.busy_times where staff_id = new.staff_id;
  end if;
  perform private.add_job(
    'read-calendar', json_build_object('staff_id', new.staff_id), now(), 'calendar:' || new.staff_id
  );
  return null;
end $$;
create function private.forget_calendar_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.url_read_at := null;
  new.url_error := null;
  return new;
end $$;
create trigger forget_calendar_state before update of url on public.staff_calendars
  for each row when (new.url is distinct from old.url) execute function private.forget_calendar_state();
create trigger queue_new_calendar after insert on public.staff_calendars
  for each row when (new.url is not null) execute function private.queue_calendar();
create trigger queue_calendar after update of url on public.staff_calendars
  for each row when (new.url is distinct from old.url) execute function private.queue_calendar();

drop function public.save_working_hours(text, jsonb);
-- Replaces the caller's working hours and calendar: [{"weekday": 1, "starts_at": "09:00", "ends_at": "17:00"}].
create function public.save_working_hours(time_zone text, hours jsonb, url text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters have working hours';
  end if;
  insert into public.staff_calendars (staff_id, time_zone, url)
  values (caller, save_working_hours.time_zone, save_working_hours.url)
  on conflict (staff_id) do update set time_zone = excluded.time_zone, url = excluded.url;
  delete from public.working_hours where staff_id = caller;
  insert into public.working_hours (staff_id, weekday, starts_at, ends_at)
  select caller, weekday, starts_at, ends_at
  from jsonb_to_recordset(hours) as given (weekday smallint, starts_at time, ends_at time);
end $$;
revoke all on function public.save_working_hours(text, jsonb, text), private.queue_calendar(),
  private.forget_calendar_state() from public;
grant execute on function public.save_working_hours(text, jsonb, text) to authenticated, service_role;
grant execute on function private.queue_calendar(), private.forget_calendar_state() to service_role;

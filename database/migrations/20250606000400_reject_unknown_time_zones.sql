-- One colleague with an unknown zone made the free times of all interviews with them fail, also on pages of candidates.
create or replace function public.save_working_hours(time_zone text, hours jsonb, url text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters have working hours';
  end if;
  -- JavaScript does not know the other zones of PostgreSQL, and free times could not be listed.
  if save_working_hours.time_zone !~ '^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
    or not exists (select from pg_catalog.pg_timezone_names as zone where zone.name = save_working_hours.time_zone) then
    raise check_violation using message = 'there is no such time zone';
  end if;
  insert into public.staff_calendars (staff_id, time_zone, url)
  values (caller, save_working_hours.time_zone, save_working_hours.url)
  on conflict (staff_id) do update set time_zone = excluded.time_zone, url = excluded.url;
  delete from public.working_hours where staff_id = caller;
  insert into public.working_hours (staff_id, weekday, starts_at, ends_at)
  select caller, weekday, starts_at, ends_at
  from jsonb_to_recordset(hours) as given (weekday smallint, starts_at time, ends_at time);
end $$;

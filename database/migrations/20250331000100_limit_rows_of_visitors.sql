-- Visitors with an account write their own rows through the data API. Without a limit one of them fills the disk, and
-- the pages that list the rows keep the process busy for everybody.

-- Nobody plans outside of these years, and JavaScript cannot show a year of more than four digits.
delete from public.freelancer_availability
where lower(period) < '1900-01-01' or lower(period) >= '2200-01-01' or upper(period) > '2200-01-01';
alter table public.freelancer_availability add constraint "periods are within three centuries" check (
  lower(period) >= '1900-01-01' and lower(period) < '2200-01-01' and coalesce(upper(period) <= '2200-01-01', true)
);

-- More than a change every week for ten years.
create function private.limit_periods() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  freelancer uuid;
begin
  for freelancer in select distinct person_id from inserted order by person_id loop
    -- The lock comes first, so that two inserts at once are counted one after the other.
    perform from public.freelancers where person_id = freelancer for no key update;
    if (select count(*) > 500 from public.freelancer_availability where person_id = freelancer) then
      raise check_violation using message = 'a calendar has at most 500 periods', hint = 'too_many_periods';
    end if;
  end loop;
  return null;
end $$;
revoke all on function private.limit_periods() from public;
grant execute on function private.limit_periods() to service_role;
create trigger limit_periods after insert on public.freelancer_availability
  referencing new table as inserted for each statement execute function private.limit_periods();

-- Each change is audited, so rows that are changed again and again fill the disk as well.
create function private.limit_own_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wait float8;
begin
  if private.is_staff() then return null; end if;
  wait := private.take_token('changes:' || auth.uid(), 1000, 1 / 10.0);
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'Too many changes', hint = format('Try again in %s seconds.', ceil(wait));
  end if;
  return null;
end $$;
revoke all on function private.limit_own_changes() from public;
grant execute on function private.limit_own_changes() to service_role;

create trigger limit_own_changes after insert or update or delete on public.freelancer_availability
  for each row when (auth.role() = 'authenticated') execute function private.limit_own_changes();
create trigger limit_own_changes after update on public.people
  for each row when (auth.role() = 'authenticated') execute function private.limit_own_changes();
create trigger limit_own_changes after update on public.candidates
  for each row when (auth.role() = 'authenticated') execute function private.limit_own_changes();
create trigger limit_own_changes after update on public.freelancers
  for each row when (auth.role() = 'authenticated') execute function private.limit_own_changes();
create trigger limit_own_changes after update on public.staff_profiles
  for each row when (auth.role() = 'authenticated') execute function private.limit_own_changes();

-- The whole calendar of one freelancer at once, so that periods which make room for each other never collide. Periods
-- that stay as they are keep their row: a new one would be audited.
create or replace function public.write_availability(freelancer uuid, periods jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.freelancer_availability as existing
  where existing.person_id = freelancer and not exists (
    select from jsonb_to_recordset(periods) as given (period daterange, availability public.availability, note text)
    where given.period = existing.period and given.availability = existing.availability
      and given.note is not distinct from existing.note
  );
  insert into public.freelancer_availability (person_id, period, availability, note)
  select freelancer, given.period, given.availability, given.note
  from jsonb_to_recordset(periods) as given (period daterange, availability public.availability, note text)
  where not exists (
    select from public.freelancer_availability as existing
    where existing.person_id = freelancer and existing.period = given.period
      and existing.availability = given.availability and existing.note is not distinct from given.note
  );
end $$;

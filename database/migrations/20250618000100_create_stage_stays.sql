-- How long an application was in which stage, and how far it has come: what reports measure (decision 237). Derived
-- from the events of applications, because a report over a year would have to pair a million of them each time.
create table public.stage_stays (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications on delete cascade,
  stage public.application_stage not null,
  -- The furthest stage until the end of this stay; a rejection is no progress.
  reached public.application_stage not null,
  -- Null for applications that were imported in this stage: nobody knows since when.
  entered_at timestamptz,
  -- Null for the stage in which the application is now.
  left_at timestamptz,
  constraint "a stay ends after it begins" check (left_at >= entered_at),
  constraint "a rejection is no progress" check (reached <> 'rejected')
);
create unique index stage_stays_current on public.stage_stays (application_id) include (reached, entered_at)
  where left_at is null;
create index on public.stage_stays (application_id, id desc);
create index stage_stays_ended on public.stage_stays (left_at) include (application_id, stage, entered_at)
  where left_at is not null and entered_at is not null;
alter table public.stage_stays enable row level security;
grant all on public.stage_stays to service_role;
grant select on public.stage_stays to authenticated;
create policy "recruiters can read stays in stages" on public.stage_stays for select to authenticated using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);

-- A move that is taken back within a quarter of an hour was a slip: undo, or a card that was dropped on the wrong column.
create function private.record_stay(application uuid, into_stage public.application_stage, at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  current public.stage_stays;
  former public.stage_stays;
begin
  select * into current from public.stage_stays where application_id = application and left_at is null;
  if current.stage = into_stage then
    return;
  end if;
  select * into former from public.stage_stays
  where application_id = application and left_at is not null order by id desc limit 1;
  if former.stage = into_stage and at < current.entered_at + interval '15 minutes' then
    delete from public.stage_stays where id = current.id;
    update public.stage_stays set left_at = null where id = former.id;
    return;
  end if;
  update public.stage_stays set left_at = greatest(at, entered_at) where id = current.id;
  insert into public.stage_stays (application_id, stage, reached, entered_at) values (
    application, into_stage,
    greatest(coalesce(current.reached, 'new'), case when into_stage <> 'rejected' then into_stage else 'new' end),
    greatest(at, current.entered_at)
  );
end $$;
revoke all on function private.record_stay(uuid, public.application_stage, timestamptz) from public;

create function private.record_stay_of_event() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  application public.applications;
begin
  if new.kind = 'stage_moved' then
    if new.data ? 'to' then
      perform private.record_stay(new.application_id, (new.data ->> 'to')::public.application_stage, new.created_at);
    end if;
    return null;
  end if;
  select * into application from public.applications where id = new.application_id;
  perform private.record_stay(
    new.application_id, coalesce((new.data ->> 'stage')::public.application_stage, application.stage),
    case when not application.imported then least(application.created_at, new.created_at) end
  );
  return null;
end $$;
revoke all on function private.record_stay_of_event() from public;
create trigger record_stay after insert on public.application_events
  for each row when (new.kind in ('created', 'stage_moved')) execute function private.record_stay_of_event();

do $$
declare
  event record;
begin
  for event in
    select past.application_id, past.created_at, past.kind, application.imported, application.created_at as applied_at,
      coalesce(past.data ->> 'to', past.data ->> 'stage')::public.application_stage as stage
    from public.application_events as past join public.applications as application on application.id = past.application_id
    where past.kind in ('created', 'stage_moved') and coalesce(past.data ->> 'to', past.data ->> 'stage') is not null
    order by past.application_id, past.id
  loop
    perform private.record_stay(event.application_id, event.stage, case
      when event.kind = 'stage_moved' then event.created_at
      when not event.imported then least(event.applied_at, event.created_at)
    end);
  end loop;
  -- Applications from before events were written, and those whose last event is missing.
  perform private.record_stay(application.id, application.stage, case
    when stay.id is not null then application.stage_changed_at
    when application.stage = 'new' and not application.imported then application.created_at
  end)
  from public.applications as application
  left join public.stage_stays as stay on stay.application_id = application.id and stay.left_at is null
  where stay.stage is distinct from application.stage;
end $$;

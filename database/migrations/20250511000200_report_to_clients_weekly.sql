-- Every Monday the worker composes a report for each client with an open search (160). It has numbers only, never who
-- applied, so it is kept with the client.
create table public.client_reports (
  client_id uuid not null references public.clients (id) on delete cascade,
  -- The Monday of the week that it is about.
  week date not null check (extract(isodow from week) = 1),
  searches jsonb not null check (jsonb_typeof(searches) = 'array'),
  created_at timestamptz not null default now(),
  primary key (client_id, week)
);
alter table public.client_reports enable row level security;
grant all on public.client_reports to service_role;

-- Contacts with access get the report by mail, unless they or a recruiter turn it off.
alter table public.client_portal_access add column wants_report boolean not null default true;
grant update (wants_report) on public.client_portal_access to authenticated;
create policy "recruiters can choose who gets reports" on public.client_portal_access
  for update to authenticated using (
    (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
  );

-- The week whose report is due: the one before this week, from Monday at seven in Stockholm on.
create function private.due_report_week(at timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select date_trunc('week', (at at time zone 'Europe/Stockholm') - interval '7 hours')::date - 7
$$;
create function private.start_of_stockholm_day(day date) returns timestamptz
language sql stable set search_path = '' as $$
  select day::timestamp at time zone 'Europe/Stockholm'
$$;
revoke all on function private.due_report_week(timestamptz), private.start_of_stockholm_day(date) from public;
grant execute on function private.due_report_week(timestamptz), private.start_of_stockholm_day(date) to service_role;

-- The searches that are open or were closed since then: how many people are in each stage now, and what happened in the
-- time. People who withdrew, were erased or await erasure are not counted, as on the start page of the portal.
create function private.compose_report(client uuid, since timestamptz, until timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with visible as (
    select application.id, application.job_id, application.stage, application.created_at
    from public.applications as application
    join public.people as person on person.id = application.person_id
    join public.jobs as job on job.id = application.job_id
    where job.client_id = client and job.kind = 'client' and application.withdrawn_at is null
      and person.anonymised_at is null and person.erase_after is null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'state', job.state,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select stage, count(*) as people from visible
        where visible.job_id = job.id and stage <> 'rejected' group by stage
      ) as counted
    ), '{}'),
    'applied', (
      select count(*) from visible
      where visible.job_id = job.id and visible.created_at >= since and visible.created_at < until
    ),
    -- The first time that the client could read about somebody.
    'presented', (
      select count(*) from visible
      where visible.job_id = job.id and (
        select min(item.created_at) from private.shown_review_items as shown
        join public.review_link_items as item on item.id = shown.id
        where item.application_id = visible.id
      ) between since and until - interval '1 microsecond'
    ),
    'interviews', (
      select count(distinct event.application_id) from public.application_events as event
      join visible on visible.id = event.application_id
      where visible.job_id = job.id and event.kind = 'stage_moved' and event.data ->> 'to' = 'interview'
        and event.created_at >= since and event.created_at < until
    ),
    'awaiting', (
      select count(*) from private.shown_review_items as shown
      join public.review_link_items as item on item.id = shown.id
      join public.review_links as link on link.id = item.review_link_id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now() and item.decision is null
    )
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and published_at < until
      and (state = 'open' or state = 'closed' and closed_at >= since)
    order by state, published_at desc nulls last limit 100
  ) as job
$$;
revoke all on function private.compose_report(uuid, timestamptz, timestamptz) from public;
grant execute on function private.compose_report(uuid, timestamptz, timestamptz) to service_role;

-- Clients with a search that was open when the report became due, and without that report. A search that opened later
-- in the week gets its first report on the next Monday.
create function private.clients_due_for_report() returns setof uuid
language sql stable security definer set search_path = '' as $$
  with due as (
    select private.due_report_week() as week,
      ((private.due_report_week() + 7)::timestamp + interval '7 hours') at time zone 'Europe/Stockholm' as at
  )
  select distinct job.client_id
  from due
  join public.jobs as job on job.state = 'open' and job.kind = 'client' and job.published_at < due.at
    and coalesce(job.opens_at < due.at, true)
  where job.client_id is not null
    and not exists (
      select from public.client_events as event
      where event.client_id = job.client_id and event.kind = 'search_opened' and event.created_at >= due.at
        and event.data ->> 'job_id' = job.id::text
    )
    and not exists (
      select from public.client_reports as report where report.client_id = job.client_id and report.week = due.week
    )
$$;
-- Stores the report of the week; null if another worker has. The caller mails it in the same transaction.
create function private.write_report(client uuid) returns public.client_reports
language sql security definer set search_path = '' as $$
  insert into public.client_reports as report (client_id, week, searches)
  select client, week, private.compose_report(
    client, private.start_of_stockholm_day(week), private.start_of_stockholm_day(week + 7)
  )
  from (select private.due_report_week() as week) as due
  on conflict do nothing returning report.*
$$;
revoke all on function private.clients_due_for_report(), private.write_report(uuid) from public;
grant execute on function private.clients_due_for_report(), private.write_report(uuid) to service_role;

-- The reports of one client for its contact: this week so far, the stored ones, and whether they are mailed.
create function public.get_portal_reports(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'wants_report', access.wants_report,
    'current', jsonb_build_object(
      'week', this.week,
      'searches', private.compose_report(contact.client_id, private.start_of_stockholm_day(this.week), now())
    ),
    'earlier', coalesce((
      select jsonb_agg(jsonb_build_object('week', report.week, 'searches', report.searches) order by report.week desc)
      from (
        select * from public.client_reports as stored where stored.client_id = contact.client_id
        order by stored.week desc limit 52
      ) as report
    ), '[]')
  )
  from private.portal_contacts() as contact
  join public.client_portal_access as access
    on access.client_id = contact.client_id and access.person_id = contact.person_id
  cross join (select date_trunc('week', private.stockholm_today()::timestamp)::date as week) as this
  where contact.client_id = get_portal_reports.client
$$;
revoke all on function public.get_portal_reports(uuid) from public;
grant execute on function public.get_portal_reports(uuid) to authenticated, service_role;

-- Turns the mail of the caller on or off. False if the caller is no contact of the client.
create function public.set_portal_report(client uuid, wanted boolean) returns boolean
language sql security definer set search_path = '' as $$
  with changed as (
    update public.client_portal_access as access set wants_report = wanted
    from private.portal_contacts() as contact
    where contact.client_id = set_portal_report.client
      and access.client_id = contact.client_id and access.person_id = contact.person_id
    returning access.client_id
  )
  select exists (select from changed)
$$;
revoke all on function public.set_portal_report(uuid, boolean) from public;
grant execute on function public.set_portal_report(uuid, boolean) to authenticated, service_role;

-- For tables with a column of the client.
create function private.tell_portal_of_own_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_portal(new.client_id);
  return null;
end $$;
revoke all on function private.tell_portal_of_own_rows() from public;
grant execute on function private.tell_portal_of_own_rows() to service_role;
create trigger tell_portal after insert on public.client_reports
  for each row execute function private.tell_portal_of_own_rows();
create trigger tell_portal after update of wants_report on public.client_portal_access
  for each row when (old.wants_report is distinct from new.wants_report)
  execute function private.tell_portal_of_own_rows();

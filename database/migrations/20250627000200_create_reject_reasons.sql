-- Reasons of the agency for rejections, besides the built-in ones. Each belongs to a built-in kind, which reports and
-- mails use.

create table public.reject_reasons (
  id uuid primary key default gen_random_uuid(),
  name public.localized_text not null check (private.longest(name::jsonb) <= 80),
  kind text not null check (kind in ('experience', 'skills', 'terms', 'filled', 'other')),
  position integer not null default 0,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "reject reasons exist in both languages" check (public.localized_missing(name) = '{}')
);

alter table public.reject_reasons enable row level security;

create policy "recruiters can read reject reasons" on public.reject_reasons for select to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create policy "administrators can insert reject reasons" on public.reject_reasons for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "administrators can update reject reasons" on public.reject_reasons for update to authenticated
  using ((select private.is_staff('admin')));
create policy "administrators can delete reject reasons" on public.reject_reasons for delete to authenticated
  using ((select private.is_staff('admin')));

grant all on public.reject_reasons to service_role;
grant select, delete on public.reject_reasons to authenticated;
-- The kind is never changed, so that past rejections keep theirs.
grant insert (name, kind, position), update (name, position, retired_at) on public.reject_reasons to authenticated;

create trigger audit after insert or update or delete on public.reject_reasons
  for each row execute function private.audit('id');
create trigger set_updated_at before update on public.reject_reasons
  for each row execute function private.set_updated_at();

alter publication supabase_realtime add table public.reject_reasons;

-- A reason that was given stays; it can be retired.
alter table public.applications
  add column reject_reason_id uuid references public.reject_reasons (id);
create index applications_reject_reason_id_idx on public.applications (reject_reason_id)
  where reject_reason_id is not null;
grant update (reject_reason_id) on public.applications to authenticated;

create or replace function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.stage <> old.stage then
    new.stage_changed_at := now();
    new.owed_answer_since := coalesce(old.owed_answer_since, now());
    if new.stage in ('hired', 'rejected') then
      new.decided_at := now();
      new.decided_by := private.acting_staff_id();
    else
      new.decided_at := null;
      new.decided_by := null;
      new.merit_note := null;
    end if;
    if new.stage <> 'rejected' then
      new.reject_reason := null;
      new.reject_reason_id := null;
    end if;
  end if;
  if new.reject_reason_id is not null then
    new.reject_reason := coalesce(
      (select kind from public.reject_reasons where id = new.reject_reason_id), new.reject_reason
    );
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    new.owed_answer_since := null;
  end if;
  return new;
end $$;

create or replace function private.log_application_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.id, 'created', jsonb_build_object('stage', new.stage, 'source', new.source));
  else
    if new.stage <> old.stage then
      perform private.record_application_event(new.id, 'stage_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'reason_id', new.reject_reason_id,
        -- Other words are about the person.
        'reason', case when new.reject_reason in ('experience', 'skills', 'terms', 'filled', 'other') then new.reject_reason end
      ));
    end if;
    if new.job_id <> old.job_id then
      perform private.record_application_event(new.id, 'job_moved', jsonb_build_object('from', old.job_id, 'to', new.job_id));
    end if;
    if new.owner_id is distinct from old.owner_id then
      perform private.record_application_event(new.id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id));
    end if;
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_application_event(new.id, 'withdrawn');
    end if;
  end if;
  update public.people set last_activity_at = now() where id = new.person_id and last_activity_at < now();
  return null;
end $$;

-- Those that are rejected now, by the day of the decision. Imported ones were decided elsewhere.
create view private.reported_rejections with (security_invoker = true) as
  select application.id as application_id, application.person_id, application.job_id, application.owner_id, job.client_id,
    job.field, lower(application.source) as source, application.created_at, application.decided_at,
    coalesce(application.reject_reason_id::text, application.reject_reason) as reason
  from public.applications as application
  join public.jobs as job on job.id = application.job_id
  where application.stage = 'rejected' and application.withdrawn_at is null and not application.imported;

grant select on private.reported_rejections to authenticated, service_role;

create or replace function private.report_rows(figure text, first_day date, last_day date, filter jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  within text := format(
    '>= %1$L and %%1$s < %2$L', private.start_of_day(first_day), private.start_of_day(last_day + 1)
  );
  condition text := private.report_condition(filter);
begin
  return case figure
    when 'applications' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, reached as stage, is_hired,
         created_at as since, hired_at as until
       from private.reported_progress where not imported and created_at %s and %s',
      format(within, 'created_at'), condition)
    when 'stays' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, stay.stage, is_hired,
         stay.entered_at as since, stay.left_at as until
       from public.stage_stays as stay join private.reported_applications using (application_id)
       where stay.entered_at is not null and stay.left_at %s and stay.stage in (''new'', ''screening'', ''interview'', ''offer'') and %s',
      format(within, 'stay.left_at'), condition)
    when 'hires' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, reached as stage, is_hired,
         created_at as since, hired_at as until
       from private.reported_progress where is_hired and hired_at %s and %s',
      format(within, 'hired_at'), condition)
    when 'fills' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, ''hired''::public.application_stage as stage,
         true as is_hired, published_at as since, hired_at as until
       from private.reported_fills where hired_at %s and %s',
      format(within, 'hired_at'), condition)
    -- The same as public.count_left_out.
    when 'withdrawn' then format(
      'select application.id as application_id, person_id, job_id, owner_id, client_id, field, source, stage, false as is_hired,
         created_at as since, withdrawn_at as until
       from public.applications as application
       join (select id as job_id, client_id, field from public.jobs) as job using (job_id)
       where withdrawn_at is not null and created_at %s and %s',
      format(within, 'created_at'), condition)
    when 'rejections' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, ''rejected''::public.application_stage as stage,
         false as is_hired, created_at as since, decided_at as until, reason
       from private.reported_rejections where decided_at %s and %s',
      format(within, 'decided_at'), condition)
  end;
end $$;

drop function public.list_report_rows(text, date, date, jsonb, public.application_stage, text, integer, integer);
create function public.list_report_rows(
  figure text, first_day date, last_day date, filter jsonb default '{}', at_stage public.application_stage default null,
  from_source text default null, skip integer default 0, max_results integer default 50, for_reason text default null
)
returns table (
  application_id uuid, full_name text, job_title jsonb, source text, since timestamptz, until timestamptz,
  days double precision
)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
declare
  rows text := private.report_rows(figure, first_day, last_day, filter);
begin
  if rows is null then
    raise invalid_parameter_value using message = 'there is no such figure';
  end if;
  return query execute format(
    'select page.application_id, person.full_name, job.title::jsonb, page.source, page.since, page.until, page.days
     from (
       select counted.*, extract(epoch from until - since)::float8 / 86400 as days
       from (%s) as counted
       where %s and %s and %s
       order by %s, application_id, since offset %s limit %s
     ) as page
     join public.people as person on person.id = page.person_id
     join public.jobs as job on job.id = page.job_id
     order by %5$s, page.application_id, page.since',
    rows,
    case when at_stage is null then 'true' when figure = 'stays' then format('stage = %L', at_stage)
      when at_stage = 'hired' then 'is_hired' else format('(stage >= %L or is_hired)', at_stage) end,
    case when from_source is null then 'true' else format('source = %L', lower(from_source)) end,
    case when for_reason is null or figure <> 'rejections' then 'true' else format('reason = %L', for_reason) end,
    case when figure = 'applications' then 'since desc' else 'until - since desc' end,
    greatest(0, coalesce(skip, 0)), least(1000, greatest(0, coalesce(max_results, 50))));
end $$;
revoke all on function public.list_report_rows(
  text, date, date, jsonb, public.application_stage, text, integer, integer, text
) from public;
grant execute on function public.list_report_rows(
  text, date, date, jsonb, public.application_stage, text, integer, integer, text
) to authenticated, service_role;

create function public.report_rejections(first_day date, last_day date, filter jsonb default '{}')
returns table (reason text, applications bigint)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'select reason, count(*) from (%s) as rejected group by reason order by 2 desc, 1 limit 50',
    private.report_rows('rejections', first_day, last_day, filter));
end $$;
revoke all on function public.report_rejections(date, date, jsonb) from public;
grant execute on function public.report_rejections(date, date, jsonb) to authenticated, service_role;

-- With the rights of the caller.
create function public.order_reject_reasons(ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.reject_reasons as reason set position = place.position
  from unnest(ids) with ordinality as place (id, position)
  where reason.id = place.id and reason.position <> place.position
$$;
revoke all on function public.order_reject_reasons(uuid[]) from public;
grant execute on function public.order_reject_reasons(uuid[]) to authenticated, service_role;

-- The figures of the screen of reports, as decision 237 defines them. All run with the rights of the caller: whoever may
-- not read applications counts none. Days begin in Stockholm, both ends of a period are included.

-- Withdrawn applications are in no report, as on the dashboard.
create view private.reported_applications with (security_invoker = true) as
  select application.id as application_id, application.person_id, application.job_id, application.owner_id, job.client_id,
    job.field, lower(application.source) as source, application.imported, application.created_at,
    application.stage = 'hired' as is_hired
  from public.applications as application
  join public.jobs as job on job.id = application.job_id
  where application.withdrawn_at is null;

-- How far they have come, and since when those who are hired are it.
create view private.reported_progress with (security_invoker = true) as
  select application.*, stay.reached, case when application.is_hired then stay.entered_at end as hired_at
  from private.reported_applications as application
  join public.stage_stays as stay on stay.application_id = application.application_id and stay.left_at is null;

-- The first hire that stands of each job, since the job was first published. Jobs for open applications are never filled.
create view private.reported_fills with (security_invoker = true) as
  select distinct on (hire.job_id) hire.application_id, hire.person_id, hire.job_id, staff.owner_id, hire.client_id,
    hire.field, hire.source, job.published_at, hire.hired_at
  from private.reported_progress as hire
  join public.jobs as job on job.id = hire.job_id and not job.is_fixed
  join public.job_staff as staff on staff.job_id = job.id
  where hire.is_hired and hire.hired_at >= job.published_at
  order by hire.job_id, hire.hired_at, hire.application_id;

grant select on private.reported_applications, private.reported_progress, private.reported_fills to authenticated, service_role;
grant execute on function private.any_of(text, jsonb), private.start_of_day(date) to authenticated;

create function private.report_condition(filter jsonb) returns text language sql stable set search_path = '' as $$
  select concat_ws(' and ', 'true',
    private.any_of('job_id', filter -> 'jobs'),
    private.any_of('client_id', filter -> 'clients'),
    case when not coalesce((filter ->> 'unowned')::boolean, false) then private.any_of('owner_id', filter -> 'owners')
      else concat('(', concat_ws(' or ', 'owner_id is null', private.any_of('owner_id', filter -> 'owners')), ')') end,
    case when jsonb_array_length(filter -> 'fields') > 0 then (
      select format('field in (%s)', string_agg(quote_literal(name::public.job_field), ', '))
      from jsonb_array_elements_text(filter -> 'fields') as name
    ) end
  )
$$;

-- The rows behind a figure: an application, what it is about, and the span that is measured.
create function private.report_rows(figure text, first_day date, last_day date, filter jsonb) returns text
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
  end;
end $$;
revoke all on function private.report_condition(jsonb), private.report_rows(text, date, date, jsonb) from public;
grant execute on function private.report_condition(jsonb), private.report_rows(text, date, date, jsonb)
to authenticated, service_role;

-- Of the applications of the period, how many have come at least as far as each stage. Hired are those who are it today.
create function public.report_funnel(first_day date, last_day date, filter jsonb default '{}')
returns table (stage public.application_stage, applications bigint)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'with counted as (
       select case when is_hired then ''hired'' else least(stage, ''offer'') end as furthest, count(*) as total
       from (%s) as applied group by 1
     )
     select step, coalesce(sum(total), 0)::bigint
     from unnest(enum_range(null, ''hired''::public.application_stage)) as step
     left join counted on counted.furthest >= step group by step order by step',
    private.report_rows('applications', first_day, last_day, filter));
end $$;

-- Applications of the period that no report counts.
create function public.count_left_out(first_day date, last_day date, filter jsonb default '{}')
returns table (withdrawn bigint, imported bigint)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'select count(*) filter (where withdrawn_at is not null), count(*) filter (where withdrawn_at is null)
     from public.applications as application
     join (select id as job_id, client_id, field from public.jobs) as job using (job_id)
     where (withdrawn_at is not null or imported) and created_at >= %L and created_at < %L and %s',
    private.start_of_day(first_day), private.start_of_day(last_day + 1), private.report_condition(filter));
end $$;

create function public.report_stage_times(first_day date, last_day date, filter jsonb default '{}')
returns table (stage public.application_stage, stays bigint, median_days double precision, slow_days double precision)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'select stage, total, shares[1], shares[2] from (
       select stage, count(*) as total, percentile_cont(array[0.5, 0.9]) within group (order by days) as shares
       from (select stage, extract(epoch from until - since)::float8 / 86400 as days from (%s) as stay) as measured
       group by stage
     ) as counted order by stage',
    private.report_rows('stays', first_day, last_day, filter));
end $$;

-- Time to hire (figure: hires) or to fill (figure: fills). The histogram counts values below each bound, the last all others.
create function public.report_durations(figure text, first_day date, last_day date, bounds integer[], filter jsonb default '{}')
returns table (total bigint, median_days double precision, slow_days double precision, histogram bigint[])
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  if figure is null or figure not in ('hires', 'fills') or bounds is null or cardinality(bounds) not between 1 and 20 then
    raise invalid_parameter_value using message = 'there is no such figure';
  end if;
  return query execute format(
    'with measured as materialized (
       select extract(epoch from until - since)::float8 / 86400 as days from (%s) as hire
     )
     select total, shares[1], shares[2], array(
         select count(days) from generate_series(0, %s) as bucket
         left join measured on width_bucket(days, %L::float8[]) = bucket
         group by bucket order by bucket
       )
     from (
       select count(*) as total, percentile_cont(array[0.5, 0.9]) within group (order by days) as shares from measured
     ) as counted',
    private.report_rows(figure, first_day, last_day, filter), cardinality(bounds), bounds::float8[]);
end $$;

create function public.report_sources(first_day date, last_day date, filter jsonb default '{}')
returns table (source text, applications bigint, hires bigint)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'select source, count(*) filter (where kind = ''applied''), count(*) filter (where kind = ''hired'')
     from (select ''applied'' as kind, source from (%s) as applied union all select ''hired'', source from (%s) as hire) as counted
     group by source order by 2 desc, 3 desc, 1 limit 50',
    private.report_rows('applications', first_day, last_day, filter), private.report_rows('hires', first_day, last_day, filter));
end $$;

-- The same figures per recruiter, client, job or field; the key is null for applications without any.
create function public.report_groups(dimension text, first_day date, last_day date, filter jsonb default '{}')
returns table (key text, applications bigint, interviews bigint, hires bigint, median_days double precision)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
declare
  named text := case dimension
    when 'owner' then 'owner_id' when 'client' then 'client_id' when 'job' then 'job_id' when 'field' then 'field' end;
begin
  if named is null then
    raise invalid_parameter_value using message = 'there is no such dimension';
  end if;
  return query execute format(
    'select key::text, count(*) filter (where kind = ''applied''),
       count(*) filter (where kind = ''applied'' and stage >= ''interview''), count(*) filter (where kind = ''hired''),
       percentile_cont(0.5) within group (order by days) filter (where kind = ''hired'')
     from (
       select ''applied'' as kind, %1$I as key, stage, null::float8 as days from (%2$s) as applied
       union all
       select ''hired'', %1$I, stage, extract(epoch from until - since)::float8 / 86400 from (%3$s) as hire
     ) as counted
     group by key order by 2 desc, 4 desc, 1 limit 200',
    named, private.report_rows('applications', first_day, last_day, filter),
    private.report_rows('hires', first_day, last_day, filter));
end $$;

-- What a figure was computed from, the longest first where something is measured, otherwise the newest.
create function public.list_report_rows(
  figure text, first_day date, last_day date, filter jsonb default '{}', at_stage public.application_stage default null,
  from_source text default null, skip integer default 0, max_results integer default 50
)
returns table (
  application_id uuid, full_name text, job_title jsonb, source text, since timestamptz, until timestamptz, days double precision
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
       where %s and %s
       order by %s, application_id, since offset %s limit %s
     ) as page
     join public.people as person on person.id = page.person_id
     join public.jobs as job on job.id = page.job_id
     order by %4$s, page.application_id, page.since',
    rows,
    case when at_stage is null then 'true' when figure = 'stays' then format('stage = %L', at_stage)
      when at_stage = 'hired' then 'is_hired' else format('(stage >= %L or is_hired)', at_stage) end,
    case when from_source is null then 'true' else format('source = %L', lower(from_source)) end,
    case when figure = 'applications' then 'since desc' else 'until - since desc' end,
    greatest(0, coalesce(skip, 0)), least(1000, greatest(0, coalesce(max_results, 50))));
end $$;

revoke all on function public.report_funnel(date, date, jsonb), public.count_left_out(date, date, jsonb),
  public.report_stage_times(date, date, jsonb), public.report_durations(text, date, date, integer[], jsonb),
  public.report_sources(date, date, jsonb), public.report_groups(text, date, date, jsonb),
  public.list_report_rows(text, date, date, jsonb, public.application_stage, text, integer, integer)
from public;
grant execute on function public.report_funnel(date, date, jsonb), public.count_left_out(date, date, jsonb),
  public.report_stage_times(date, date, jsonb), public.report_durations(text, date, date, integer[], jsonb),
  public.report_sources(date, date, jsonb), public.report_groups(text, date, date, jsonb),
  public.list_report_rows(text, date, date, jsonb, public.application_stage, text, integer, integer)
to authenticated;

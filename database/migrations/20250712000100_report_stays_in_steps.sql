-- How long applications stay in the stages of a template (decision 300).

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
    when 'step_stays' then format(
      'select application_id, person_id, job_id, owner_id, client_id, field, source, step.stage, is_hired,
         stay.entered_at as since, stay.left_at as until, step.id as step_id
       from public.step_stays as stay
       join public.stage_steps as step on step.id = stay.step_id
       join private.reported_applications using (application_id)
       where stay.entered_at is not null and stay.left_at %s and step.stage in (''new'', ''screening'', ''interview'', ''offer'') and %s',
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

create function public.report_step_times(first_day date, last_day date, filter jsonb default '{}')
returns table (step_id uuid, stays bigint, median_days double precision, slow_days double precision)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'select counted.step_id, total, shares[1], shares[2] from (
       select measured.step_id, count(*) as total, percentile_cont(array[0.5, 0.9]) within group (order by days) as shares
       from (
         select stay.step_id, extract(epoch from until - since)::float8 / 86400 as days from (%s) as stay
       ) as measured
       group by measured.step_id
     ) as counted
     join public.stage_steps as step on step.id = counted.step_id
     order by step.template_id, step.position, step.created_at, step.id',
    private.report_rows('step_stays', first_day, last_day, filter));
end $$;
revoke all on function public.report_step_times(date, date, jsonb) from public;
grant execute on function public.report_step_times(date, date, jsonb) to authenticated, service_role;

drop function public.list_report_rows(text, date, date, jsonb, public.application_stage, text, integer, integer, text);
create function public.list_report_rows(
  figure text, first_day date, last_day date, filter jsonb default '{}', at_stage public.application_stage default null,
  from_source text default null, skip integer default 0, max_results integer default 50, for_reason text default null,
  at_step uuid default null
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
       where %s and %s and %s and %s
       order by %s, application_id, since offset %s limit %s
     ) as page
     join public.people as person on person.id = page.person_id
     join public.jobs as job on job.id = page.job_id
     order by %6$s, page.application_id, page.since',
    rows,
    case when at_stage is null then 'true' when figure = 'stays' then format('stage = %L', at_stage)
      when at_stage = 'hired' then 'is_hired' else format('(stage >= %L or is_hired)', at_stage) end,
    case when from_source is null then 'true' else format('source = %L', lower(from_source)) end,
    case when for_reason is null or figure <> 'rejections' then 'true' else format('reason = %L', for_reason) end,
    case when at_step is null or figure <> 'step_stays' then 'true' else format('step_id = %L', at_step) end,
    case when figure = 'applications' then 'since desc' else 'until - since desc' end,
    greatest(0, coalesce(skip, 0)), least(1000, greatest(0, coalesce(max_results, 50))));
end $$;
revoke all on function public.list_report_rows(
  text, date, date, jsonb, public.application_stage, text, integer, integer, text, uuid
) from public;
grant execute on function public.list_report_rows(
  text, date, date, jsonb, public.application_stage, text, integer, integer, text, uuid
) to authenticated, service_role;

-- Reports of the jobs that use a template, and the funnel by its steps (decision 317).

create or replace function private.report_condition(filter jsonb) returns text language sql stable set search_path = '' as $$
  select concat_ws(' and ', 'true',
    private.any_of('job_id', filter -> 'jobs'),
    private.any_of('client_id', filter -> 'clients'),
    'job_id in (select job_id from public.job_staff where ' || private.any_of('stage_template_id', filter -> 'templates') || ')',
    case when not coalesce((filter ->> 'unowned')::boolean, false) then private.any_of('owner_id', filter -> 'owners')
      else concat('(', concat_ws(' or ', 'owner_id is null', private.any_of('owner_id', filter -> 'owners')), ')') end,
    case when jsonb_array_length(filter -> 'fields') > 0 then (
      select format('field in (%s)', string_agg(quote_literal(name::public.job_field), ', '))
      from jsonb_array_elements_text(filter -> 'fields') as name
    ) end
  )
$$;

-- The steps of a template from the first to the last. A rejection is no progress.
create function private.ranked_steps(template uuid) returns table (id uuid, stage public.application_stage, rank bigint)
language sql stable set search_path = '' as $$
  select id, stage, row_number() over (order by stage, position, created_at, id)
  from public.stage_steps where template_id = template and stage <> 'rejected'
$$;

-- How far applications have come in the steps of a template. What they reached before their job had it counts by stage,
-- and “hired” are those who are it today.
create function private.report_step_progress(template uuid, rows text) returns text
language sql immutable set search_path = '' as $$
  select format(
    'with step as materialized (select * from private.ranked_steps(%1$L))
     select applied.*, greatest(
       (select max(step.rank) from public.step_stays as stay join step on step.id = stay.step_id
        where stay.application_id = applied.application_id and (applied.is_hired or step.stage < ''hired'')),
       (select min(step.rank) from step
        where step.stage = case when applied.is_hired then ''hired'' else least(applied.stage, ''offer'') end)
     ) as rank
     from (%2$s) as applied',
    template, rows)
$$;
revoke all on function private.ranked_steps(uuid), private.report_step_progress(uuid, text) from public;
grant execute on function private.ranked_steps(uuid), private.report_step_progress(uuid, text) to authenticated, service_role;

-- Of the applications of the period, how many have come at least as far as each step.
create function public.report_step_funnel(template uuid, first_day date, last_day date, filter jsonb default '{}')
returns table (step_id uuid, applications bigint)
language plpgsql stable set search_path = '' set work_mem = '64MB' as $$
begin
  return query execute format(
    'with progress as materialized (%s)
     select step.id, count(progress.rank) from private.ranked_steps(%L) as step
     left join progress on progress.rank >= step.rank
     group by step.id, step.rank order by step.rank',
    private.report_step_progress(template, private.report_rows('applications', first_day, last_day, filter)), template);
end $$;
revoke all on function public.report_step_funnel(uuid, date, date, jsonb) from public;
grant execute on function public.report_step_funnel(uuid, date, date, jsonb) to authenticated, service_role;

create or replace function public.list_report_rows(
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
  template uuid;
begin
  if rows is null then
    raise invalid_parameter_value using message = 'there is no such figure';
  end if;
  if figure = 'applications' and at_step is not null then
    select template_id into template from public.stage_steps where id = at_step;
    rows := private.report_step_progress(template, rows);
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
    case when at_step is null then 'true' when figure = 'step_stays' then format('step_id = %L', at_step)
      when figure = 'applications' then format(
        'rank >= (select rank from private.ranked_steps(%L) where id = %L)', template, at_step)
      else 'true' end,
    case when figure = 'applications' then 'since desc' else 'until - since desc' end,
    greatest(0, coalesce(skip, 0)), least(1000, greatest(0, coalesce(max_results, 50))));
end $$;
revoke all on function public.list_report_rows(
  text, date, date, jsonb, public.application_stage, text, integer, integer, text, uuid
) from public;
grant execute on function public.list_report_rows(
  text, date, date, jsonb, public.application_stage, text, integer, integer, text, uuid
) to authenticated, service_role;

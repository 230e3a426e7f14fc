-- older programs: run
-- Medians sort their values, and grouped medians sort whole rows by group before that. Each figure now sorts what it takes
-- the median of and nothing else, counts days without exact decimals, and does not look up what it does not show (406).

create or replace function public.report_stage_times(first_day date, last_day date, filter jsonb default '{}'::jsonb)
returns table(stage public.application_stage, stays bigint, median_days double precision, slow_days double precision)
language plpgsql
stable
set search_path = ''
set work_mem = '64MB'
as $$
declare
  -- Only a filter needs to know the application of each stay and its job; who may see a stay may see these.
  stays constant text := case when private.report_condition(filter) <> 'true' then private.report_rows('stays', first_day, last_day, filter)
    else format(
      'select stage, entered_at as since, left_at as until from public.stage_stays
       where entered_at is not null and left_at >= %L and left_at < %L and stage in (''new'', ''screening'', ''interview'', ''offer'')
         and application_id not in (select id from public.applications where withdrawn_at is not null)',
      private.start_of_day(first_day), private.start_of_day(last_day + 1)) end;
begin
  return query execute format(
    'with measured as (
       select %s from (
         select stage, date_part(''epoch'', until - since) / 86400 as days from (%s) as stay
       ) as stays
     )
     select counted.stage::public.application_stage, total, shares[1], shares[2]
     from measured, lateral (values %s) as counted (stage, total, shares)
     where total > 0 order by 1',
    (select string_agg(format(
      'count(*) filter (where stage = %1$L) as %1$s_stays,
       percentile_cont(array[0.5, 0.9]) within group (order by days) filter (where stage = %1$L) as %1$s_days', step), ', ')
      from unnest(enum_range(null::public.application_stage)) as step),
    stays,
    (select string_agg(format('(%1$L, %1$s_stays, %1$s_days)', step), ', ')
      from unnest(enum_range(null::public.application_stage)) as step));
end $$;

create or replace function public.report_groups(dimension text, first_day date, last_day date, filter jsonb default '{}'::jsonb)
returns table(key text, applications bigint, interviews bigint, hires bigint, median_days double precision)
language plpgsql
stable
set search_path = ''
set work_mem = '64MB'
as $$
declare
  named text := case dimension
    when 'owner' then 'owner_id' when 'client' then 'client_id' when 'job' then 'job_id' when 'field' then 'field' end;
begin
  if named is null then
    raise invalid_parameter_value using message = 'there is no such dimension';
  end if;
  return query execute format(
    'select key::text, sum(applied)::bigint, sum(interviewed)::bigint, sum(hired)::bigint, max(days)
     from (
       select %1$I as key, count(*) as applied, count(*) filter (where stage >= ''interview'') as interviewed, 0 as hired,
         null::float8 as days
       from (%2$s) as applied group by 1
       union all
       select %1$I, 0, 0, count(*), percentile_cont(0.5) within group (order by extract(epoch from until - since)::float8 / 86400)
       from (%3$s) as hire group by 1
     ) as counted
     group by key order by 2 desc, 4 desc, 1 limit 200',
    named, private.report_rows('applications', first_day, last_day, filter),
    private.report_rows('hires', first_day, last_day, filter));
end $$;

create or replace function public.report_sources(first_day date, last_day date, filter jsonb default '{}'::jsonb)
returns table(source text, applications bigint, hires bigint)
language plpgsql
stable
set search_path = ''
set work_mem = '64MB'
as $$
begin
  return query execute format(
    'select source, sum(applied)::bigint, sum(hired)::bigint
     from (
       select source, count(*) as applied, 0 as hired from (%s) as applied group by 1
       union all
       select source, 0, count(*) from (%s) as hire group by 1
     ) as counted
     group by source order by 2 desc, 3 desc, 1 limit 50',
    private.report_rows('applications', first_day, last_day, filter), private.report_rows('hires', first_day, last_day, filter));
end $$;

-- The rows behind the number of withdrawn applications, with the filters of the report.

create or replace function private.report_rows(figure text, first_day date, last_day date, filter jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
  end;
end $function$;

-- older programs: run
-- A task continues the trace of the request that queued it: the server sets alpaca.traceparent for the transaction of a
-- traced request, and the worker reads it from the payload.
create or replace function private.add_job(
  task text, payload json, run_at timestamp with time zone, job_key text, priority integer default 0
)
returns void
language plpgsql
security definer
set search_path to ''
as $function$
declare
  traceparent text := nullif(current_setting('alpaca.traceparent', true), '');
begin
  if traceparent is not null and json_typeof(payload) = 'object' then
    payload := (payload::jsonb || jsonb_build_object('traceparent', traceparent))::json;
  end if;
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.add_job(
      task, payload, run_at => run_at, job_key => job_key, max_attempts => 5, priority => priority
    );
  end if;
end $function$;

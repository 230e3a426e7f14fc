-- older programs: run

-- The rows of a new import and its notices were unknown to the planner until autovacuum came by. It expected one row of
-- each, and read all rows of the file for every single one.
create function private.analyse_import_rows() returns void
language plpgsql security definer set search_path = '' as $$
begin
  analyze public.import_rows;
end $$;
revoke all on function private.analyse_import_rows() from public;
grant execute on function private.analyse_import_rows() to service_role;

create or replace function private.finish_import(
  import uuid, undo_seconds integer, margin_seconds integer, notices_per_hour integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ends_at timestamptz := now() + make_interval(secs => undo_seconds);
  pause interval := make_interval(secs => 3600.0 / notices_per_hour);
  first_at timestamptz;
begin
  update public.import_rows set state = 'cancelled' where import_id = import and state = 'waiting';
  update public.imports
  set state = 'done', is_stopped = state = 'cancelling', finished_at = now(), undo_until = ends_at
  where id = import;
  analyze public.import_rows, public.outbox;
  -- Two imports that end at the same time follow each other.
  perform pg_advisory_xact_lock(hashtextextended('notices of imports', 0));
  -- Notices of imports that still run have no time yet.
  select greatest(ends_at + make_interval(secs => margin_seconds), max(mail.send_after) + pause) into first_at
  from public.outbox as mail
  where mail.template_key = 'import_notice' and mail.state = 'queued' and not exists (
    select from public.import_rows as imported join public.imports as running on running.id = imported.import_id
    where imported.mail_id = mail.id and (running.id = import or running.state in ('running', 'cancelling'))
  );
  update public.outbox as mail set send_after = first_at + pause * (notice.place - 1)
  from (
    select imported.mail_id, row_number() over (order by imported.position) as place
    from public.import_rows as imported join public.outbox as waiting on waiting.id = imported.mail_id
    where imported.import_id = import and imported.state = 'done' and waiting.state = 'queued'
  ) as notice
  where mail.id = notice.mail_id;
end $$;

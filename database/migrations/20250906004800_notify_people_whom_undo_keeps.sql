-- older programs: run

-- The undo of an import cancelled all of its notices at once, also those to people whom it then kept because they had
-- changed. Nobody told them. Notices are now held while an undo runs, and those that are left get a time again.
create function private.schedule_import_notices(import uuid, earliest timestamptz, notices_per_hour integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pause interval := make_interval(secs => 3600.0 / notices_per_hour);
  first_at timestamptz;
begin
  if not (select sends_notice from public.imports where id = import) then
    return;
  end if;
  -- The planner would expect one row of each until autovacuum comes by.
  analyze public.import_rows, public.outbox;
  -- Two imports that end at the same time follow each other.
  perform pg_advisory_xact_lock(hashtextextended('notices of imports', 0));
  -- Notices of imports that still run have no time yet.
  select greatest(earliest, max(mail.send_after) + pause) into first_at
  from public.outbox as mail
  where mail.template_key = 'import_notice' and mail.state = 'queued' and not exists (
    select from public.import_rows as imported join public.imports as running on running.id = imported.import_id
    where imported.mail_id = mail.id and (running.id = import or running.state in ('running', 'cancelling', 'undoing'))
  );
  update public.outbox as mail set send_after = first_at + pause * (notice.place - 1)
  from (
    select imported.mail_id, row_number() over (order by imported.position) as place
    from public.import_rows as imported join public.outbox as waiting on waiting.id = imported.mail_id
    where imported.import_id = import and imported.state in ('done', 'kept') and waiting.state = 'queued'
  ) as notice
  where mail.id = notice.mail_id;
end $$;
revoke all on function private.schedule_import_notices(uuid, timestamptz, integer) from public;
grant execute on function private.schedule_import_notices(uuid, timestamptz, integer) to service_role;

create or replace function private.finish_import(
  import uuid, undo_seconds integer, margin_seconds integer, notices_per_hour integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ends_at timestamptz := now() + make_interval(secs => undo_seconds);
begin
  update public.import_rows set state = 'cancelled' where import_id = import and state = 'waiting';
  update public.imports
  set state = 'done', is_stopped = state = 'cancelling', finished_at = now(), undo_until = ends_at
  where id = import;
  perform private.schedule_import_notices(
    import, ends_at + make_interval(secs => margin_seconds), notices_per_hour
  );
end $$;

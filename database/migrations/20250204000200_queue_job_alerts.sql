-- A quarter of an hour to put a slip right before people hear of a new job.
create function private.queue_job_alerts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job(
    'send-job-alerts', json_build_object('id', new.id),
    greatest(coalesce(new.opens_at, now()), now()) + interval '15 minutes', 'job_alerts:' || new.id
  );
  return null;
end $$;
create trigger queue_job_alerts_of_new after insert on public.jobs
  for each row when (new.state = 'open') execute function private.queue_job_alerts();
create trigger queue_job_alerts_of_opened after update of state on public.jobs
  for each row when (new.state = 'open' and old.state = 'draft') execute function private.queue_job_alerts();

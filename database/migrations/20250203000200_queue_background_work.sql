-- Work that a row asks for is queued in the transaction that writes the row. The queue belongs to the worker, which
-- makes its schema when it first starts; until then its own rounds find what is waiting.
create function private.add_job(task text, payload json, run_at timestamptz, job_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => 5);
  end if;
end $$;

create function private.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job('deliver-mail', json_build_object('id', new.id), new.send_after, 'mail:' || new.id);
  return null;
end $$;
create trigger queue_mail after insert or update of state, send_after on public.outbox
  for each row when (new.state = 'queued') execute function private.queue_mail();

create function private.queue_extraction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job('extract-cv-text', json_build_object('id', new.id), now(), 'document:' || new.id);
  return null;
end $$;
create trigger queue_extraction after insert or update of extraction on public.documents
  for each row when (new.extraction = 'pending') execute function private.queue_extraction();

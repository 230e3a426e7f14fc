-- A waiting mail says why it was written, so that it can be cancelled once that reason is gone.
alter table public.outbox
  -- The stage that the mail announces to an applicant.
  add column stage public.application_stage,
  -- The job that the mail proposes to somebody who has not applied.
  add column job_id uuid references public.jobs (id) on delete set null;
create index on public.outbox (job_id) where job_id is not null;

update public.outbox
set stage = case template_key when 'application_rejected' then 'rejected'
  else replace(template_key, 'application_stage_', '') end::public.application_stage
where state = 'queued' and application_id is not null
  and template_key in ('application_rejected', 'application_stage_screening', 'application_stage_interview',
    'application_stage_offer', 'application_stage_hired');

-- Only a change of state or time is judged: a merge also moves mail that was sent long ago to the person who stays.
create or replace function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated'
    or (new.state, new.send_after) is not distinct from (old.state, old.send_after) then
    return new;
  end if;
  if old.state in ('failed', 'cancelled', 'kept') and new.state = 'queued' then
    new.attempts := 0;
    new.last_error := null;
  elsif not (old.state = 'queued' and new.state in ('queued', 'cancelled')) then
    raise exception 'a mail that is % cannot become %', old.state, new.state using hint = 'mail_state';
  end if;
  return new;
end $$;

-- Runs before the mail of the same move is written, so that it only meets older mail.
create function private.cancel_mail_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox set state = 'cancelled'
  where application_id = new.id and state = 'queued' and (
    stage is not null and (stage <> new.stage or new.job_id <> old.job_id)
    or is_answer and new.withdrawn_at is not null and old.withdrawn_at is null
  );
  return null;
end $$;
revoke all on function private.cancel_mail_of_application() from public;
create trigger cancel_mail after update of stage, job_id, withdrawn_at on public.applications
  for each row when (
    old.stage <> new.stage or old.job_id <> new.job_id or old.withdrawn_at is null and new.withdrawn_at is not null
  ) execute function private.cancel_mail_of_application();

create function private.cancel_mail_of_freelancer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox set state = 'cancelled'
  where person_id = new.person_id and state = 'queued'
    -- Somebody who pauses has still been approved.
    and (template_key = 'freelancer_approved' and new.state not in ('approved', 'paused')
      or template_key = 'freelancer_declined' and new.state <> 'declined');
  return null;
end $$;
revoke all on function private.cancel_mail_of_freelancer() from public;
create trigger cancel_mail after update of state on public.freelancers
  for each row when (old.state <> new.state) execute function private.cancel_mail_of_freelancer();

create function private.cancel_mail_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox set state = 'cancelled' where job_id = new.id and state = 'queued';
  return null;
end $$;
revoke all on function private.cancel_mail_of_job() from public;
create trigger cancel_mail after update of state on public.jobs
  for each row when (old.state = 'open' and new.state <> 'open') execute function private.cancel_mail_of_job();

-- A mail whose reason has ended says so, whatever its state, and cannot be queued again. Keys of `ended`: `because`,
-- `was` (the state before), `stage` (the stage the applicant was moved to), `by` (id of the member of staff) and `at`.
alter table public.outbox add column ended jsonb
  constraint outbox_ended_check check (jsonb_typeof(ended) = 'object' and pg_column_size(ended) <= 1024);
comment on column public.outbox.job_id is
  'The job whose state is the reason of the mail: it proposes the job, or the job was closed.';

create function private.describe_end(
  because text, was public.mail_state, stage public.application_stage default null, at timestamptz default now()
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'because', because, 'was', was, 'stage', stage, 'by', private.acting_staff_id(), 'at', at
  ))
$$;
revoke all on function private.describe_end(text, public.mail_state, public.application_stage, timestamptz) from public;

-- A mail that is being sent is decided by the mail server; one that was kept stands for a sent one.
create function private.end_state(state public.mail_state) returns public.mail_state
language sql immutable set search_path = '' as $$
  select case when state in ('queued', 'failed') then 'cancelled' else state end
$$;
revoke all on function private.end_state(public.mail_state) from public;

create function private.stage_announced(template text) returns public.application_stage
language sql immutable set search_path = '' as $$
  select case template
    when 'application_stage_screening' then 'screening'
    when 'application_stage_interview' then 'interview'
    when 'application_stage_offer' then 'offer'
    when 'application_stage_hired' then 'hired'
    when 'application_rejected' then 'rejected'
  end::public.application_stage
$$;
revoke all on function private.stage_announced(text) from public;

-- Every way into the outbox passes here, so no caller has to know which template announces a stage.
create or replace function private.classify_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.concerns_account := new.concerns_account
    or coalesce((select concerns_account from public.email_templates where key = new.template_key), false);
  if new.application_id is not null then
    new.stage := coalesce(private.stage_announced(new.template_key), new.stage);
  end if;
  return new;
end $$;

drop trigger cancel_mail_awaiting_erasure on public.outbox;
drop function private.cancel_mail_awaiting_erasure();

-- Only the server writes `ended`: it ends a mail, or takes that back together with the change that ended it.
create or replace function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_client constant boolean := auth.role() is not distinct from 'authenticated';
begin
  if new.state in ('queued', 'failed') and new.state <> old.state
    and (new.ended is not null or not private.may_be_mailed(new.person_id, new.template_key)) then
    if is_client then
      raise exception 'the reason for this mail has ended' using hint = 'mail_reason_ended';
    end if;
    new.state := 'cancelled';
    return new;
  end if;
  -- A merge also moves mail that was sent long ago to the person who stays.
  if not is_client or new.ended is distinct from old.ended
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
create or replace function private.cancel_mail_of_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_withdrawn constant boolean := new.withdrawn_at is not null and old.withdrawn_at is null;
  has_other_job constant boolean := new.job_id <> old.job_id;
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(
      case when is_withdrawn then 'withdrawn' when has_other_job then 'job_moved' else 'stage_moved' end,
      mail.state, new.stage
    )
  where mail.application_id = new.id and mail.state <> 'sent' and mail.ended is null and (
    mail.stage is not null and (mail.stage <> new.stage or has_other_job)
    or mail.template_key = 'application_moved' and has_other_job
    or mail.is_answer and is_withdrawn
  );
  return null;
end $$;

create or replace function private.cancel_mail_of_freelancer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('decided', mail.state)
  where mail.person_id = new.person_id and mail.state <> 'sent' and mail.ended is null
    -- Somebody who pauses has still been approved.
    and (mail.template_key = 'freelancer_approved' and new.state not in ('approved', 'paused')
      or mail.template_key = 'freelancer_declined' and new.state <> 'declined');
  return null;
end $$;

-- A closed job cannot be proposed; an open one was not filled, so the rejections of its closing do not hold.
create or replace function private.cancel_mail_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(case new.state when 'open' then 'job_reopened' else 'job_closed' end, mail.state)
  where mail.job_id = new.id and mail.state <> 'sent' and mail.ended is null
    and (mail.stage is not null) = (new.state = 'open');
  return null;
end $$;
drop trigger cancel_mail on public.jobs;
create trigger cancel_mail after update of state on public.jobs
  for each row when ((old.state = 'open') <> (new.state = 'open')) execute function private.cancel_mail_of_job();

-- A person who stays can be mailed again, but nothing leaves by itself that was cancelled in between.
create or replace function private.cancel_queued_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.erase_after is null then
    update public.outbox set ended = null where person_id = new.id and ended ->> 'because' = 'erasure';
    return null;
  end if;
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('erasure', mail.state)
  where mail.person_id = new.id and mail.state <> 'sent' and mail.ended is null
    and not private.may_be_mailed(new.id, mail.template_key);
  return null;
end $$;
drop trigger cancel_queued_mail on public.people;
create trigger cancel_queued_mail after update of erase_after on public.people
  for each row when ((old.erase_after is null) <> (new.erase_after is null))
  execute function private.cancel_queued_mail();

-- Mail that was written before this migration.
update public.outbox set stage = private.stage_announced(template_key)
where application_id is not null and stage is null and state <> 'sent'
  and private.stage_announced(template_key) is not null;

update public.outbox as mail
set state = private.end_state(mail.state),
  ended = private.describe_end(
    case when mail.is_answer and application.withdrawn_at >= mail.created_at then 'withdrawn'
      when mail.stage <> application.stage then 'stage_moved' else 'job_moved' end,
    mail.state, application.stage, coalesce(application.withdrawn_at, application.stage_changed_at)
  )
from public.applications as application
where application.id = mail.application_id and mail.state <> 'sent' and (
  mail.is_answer and application.withdrawn_at >= mail.created_at
  or mail.stage is not null and (
    mail.stage <> application.stage and application.stage_changed_at > mail.created_at
    or exists (
      select from public.application_events as event
      where event.application_id = application.id and event.kind = 'job_moved' and event.created_at > mail.created_at
    )
  )
);

update public.outbox as mail
set state = private.end_state(mail.state), ended = private.describe_end('decided', mail.state)
from public.freelancers as freelancer
where freelancer.person_id = mail.person_id and mail.state <> 'sent' and mail.ended is null
  and (mail.template_key = 'freelancer_approved' and freelancer.state not in ('approved', 'paused')
    or mail.template_key = 'freelancer_declined' and freelancer.state <> 'declined');

update public.outbox as mail
set state = private.end_state(mail.state), ended = private.describe_end('job_closed', mail.state)
from public.jobs as job
where job.id = mail.job_id and job.state <> 'open' and mail.stage is null and mail.state <> 'sent' and mail.ended is null;

update public.outbox as mail
set state = private.end_state(mail.state), ended = private.describe_end('erasure', mail.state)
where mail.person_id is not null and mail.state <> 'sent' and mail.ended is null
  and not private.may_be_mailed(mail.person_id, mail.template_key);

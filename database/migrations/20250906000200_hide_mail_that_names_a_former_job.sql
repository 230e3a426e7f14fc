-- older programs: run

-- Mail about an application names the job, also after the application was moved to another one. All colleagues who see
-- the new job read this mail, even if the former job is restricted. So it belongs to the former job as well, like
-- mail that proposes a job.
comment on column public.outbox.job_id is
  'The job that the mail names besides that of its application: it proposes the job, asks to confirm an application for it, tells that it was closed, or was written before the application was moved to another job.';

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
  if has_other_job then
    update public.outbox as mail set job_id = old.job_id where mail.application_id = new.id and mail.job_id is null;
  end if;
  return null;
end $$;

create or replace function private.cancel_mail_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(case new.state when 'open' then 'job_reopened' else 'job_closed' end, mail.state)
  where mail.job_id = new.id and mail.state <> 'sent' and mail.ended is null
    -- An application that was sent in time may still be confirmed.
    and mail.template_key <> 'confirm_submission'
    and (mail.stage is not null) = (new.state = 'open')
    -- The state of a former job ends nothing.
    and (mail.application_id is null or exists (
      select from public.applications as application
      where application.id = mail.application_id and application.job_id = new.id
    ));
  return null;
end $$;

update public.outbox as mail set job_id = moved.job_id
from (
  select distinct on (named.id) named.id, job.id as job_id
  from public.outbox as named
  join public.application_events as event
    on event.application_id = named.application_id and event.kind = 'job_moved' and event.created_at >= named.created_at
  join public.jobs as job on job.id = (event.data ->> 'from')::uuid
  where named.job_id is null
  order by named.id, event.id
) as moved
where mail.id = moved.id;

-- The copy of a person's data names the former job until the applicant was told of the move.
create or replace function private.has_hidden_applications(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.applications where person_id = person and job_id in (select private.hidden_jobs())
  ) or exists (
    select from public.pending_submissions
    where person_id = person and confirmed_at is null and job_id in (select private.hidden_jobs())
  ) or exists (
    select from public.applications as application
    join public.application_events as event on event.application_id = application.id and event.kind = 'job_moved'
    where application.person_id = person and (event.data ->> 'from')::uuid in (select private.hidden_jobs())
  )
$$;

-- older programs: run

-- Mail to a colleague names jobs, applicants and clients of which others may know nothing: it is for that colleague and
-- administrators. The column has no foreign key, because a mail without a colleague is one that all recruiters read.
alter table public.outbox add for_staff uuid;
comment on column public.outbox.for_staff is
  'The colleague who gets the mail. Only this colleague and administrators read it.';
alter table public.inbox add for_staff uuid;
comment on column public.inbox.for_staff is
  'For mail of no conversation: the colleague whose mail it answers, or the owner of the restricted job that it is about. Only this colleague and administrators read it.';

-- Older programs name no colleague: then it is the one with the address, or nobody.
create function private.colleague_of(mail public.outbox) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    mail.for_staff,
    (select user_id from public.staff_profiles where lower(email) = lower(mail.to_email::text) order by state, user_id limit 1),
    '00000000-0000-0000-0000-000000000000'
  )
  where mail.for_staff is not null or mail.template_key like 'staff\_%'
    or mail.interview_id is not null and mail.person_id is null
$$;
revoke all on function private.colleague_of(public.outbox) from public;
grant execute on function private.colleague_of(public.outbox) to service_role;

create or replace function private.classify_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.for_staff := private.colleague_of(new);
  new.concerns_account := new.concerns_account
    or coalesce((select concerns_account from public.email_templates where key = new.template_key), false);
  new.concerns_billing := new.concerns_billing or new.invoice_id is not null or private.concerns_billing(new.template_key);
  if new.application_id is not null then
    new.stage := coalesce(private.stage_announced(new.template_key), new.stage);
  end if;
  return new;
end $$;

update public.outbox as mail set for_staff = private.colleague_of(mail) where private.colleague_of(mail) is not null;
update public.inbox as answer set for_staff = mail.for_staff
from public.outbox as mail where mail.id = answer.bounced_mail_id and answer.conversation_id is null;
update public.inbox as answer set for_staff = profile.user_id
from public.staff_profiles as profile
where answer.conversation_id is null and answer.kind = 'auto_reply' and lower(answer.from_email) = lower(profile.email::text);

-- The mail that asks to confirm an application tells who applies for what, before there is an application.
update public.outbox as mail set job_id = pending.job_id
from public.pending_submissions as pending
where mail.job_id is null and mail.cause = mail.template_key || ':' || pending.id and pending.job_id is not null;
comment on column public.outbox.job_id is
  'The job whose state is the reason of the mail: it proposes the job, asks to confirm an application for it, or the job was closed.';

create or replace function private.cancel_mail_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(case new.state when 'open' then 'job_reopened' else 'job_closed' end, mail.state)
  where mail.job_id = new.id and mail.state <> 'sent' and mail.ended is null
    -- An application that was sent in time may still be confirmed.
    and mail.template_key <> 'confirm_submission'
    and (mail.stage is not null) = (new.state = 'open');
  return null;
end $$;

create policy "mail to a colleague is hidden from others" on public.outbox as restrictive for all to authenticated using (
  for_staff is null or for_staff = (select auth.uid()) or (select private.is_staff('admin'))
);
create policy "mail of a colleague is hidden from others" on public.inbox as restrictive for all to authenticated using (
  for_staff is null or for_staff = (select auth.uid()) or (select private.is_staff('admin'))
);
create policy "tokens cannot read mail to colleagues" on public.outbox as restrictive for select to api_token using (
  for_staff is null
);
create policy "tokens cannot read mail of colleagues" on public.inbox as restrictive for select to api_token using (
  for_staff is null
);

-- Nor are webhooks told of it.
drop trigger tell_webhooks on public.outbox;
create trigger tell_webhooks after update of state on public.outbox for each row
  when (old.state is distinct from new.state and new.state in ('sent', 'failed') and not new.concerns_account and new.for_staff is null)
  execute function private.tell_webhooks_of_mail();

-- The numbers of failed mails count what the list shows.
create function private.failed_mails() returns setof timestamptz
language sql stable security definer set search_path = '' as $$
  select created_at from public.outbox
  where state = 'failed' and (job_id is null or job_id not in (select private.hidden_jobs()))
    and (application_id is null or application_id not in (select private.applications_of_hidden_jobs()))
    and ((select private.is_staff('admin')) or not concerns_account
      and (for_staff is null or for_staff = (select auth.uid()))
      and (not concerns_billing or client_id in (select private.owned_clients())))
$$;
revoke all on function private.failed_mails() from public;
grant execute on function private.failed_mails() to service_role;

create or replace function public.get_recruiting_figures(first_day date, last_day date) returns table (open_jobs bigint, applications bigint, hires bigint, days_to_hire double precision, leads bigint, waiting_leads bigint, failed_mails bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from public.jobs where state = 'open' and id not in (select private.hidden_jobs())),
    (
      select count(*) from public.applications
      where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
        and job_id not in (select private.hidden_jobs())
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    hired.hires,
    hired.days_to_hire,
    (
      select count(*) from public.lead_list
      where created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    (select count(*) from public.lead_list where state = 'new'),
    (select count(*) from private.failed_mails())
  from (
    select count(*) as hires,
      percentile_cont(0.5) within group (order by extract(epoch from stage_changed_at - created_at) / 86400) as days_to_hire
    from public.applications
    where stage = 'hired' and withdrawn_at is null
      and person_id not in (select id from public.people where erase_after is not null)
        and job_id not in (select private.hidden_jobs())
      and stage_changed_at >= private.start_of_day(first_day) and stage_changed_at < private.start_of_day(last_day + 1)
  ) as hired
  where private.is_staff('recruiter', 'admin')
$$;

create or replace function public.list_needing_attention() returns table (kind text, waiting bigint, moment timestamp with time zone)
language sql stable security definer set search_path = '' as $$
  with caller as (
    select private.is_staff('recruiter', 'admin') as recruits, private.is_staff('editor', 'admin') as publishes,
      private.is_staff('admin') as administers
  )
  select found.* from caller cross join lateral (
    select 'owed_answers', count(*), min(owed_answer_since) from public.applications
    where owed_answer_since is not null and withdrawn_at is null and caller.recruits
      and person_id not in (select id from public.people where erase_after is not null)
      and job_id not in (select private.hidden_jobs())
    union all
    select 'leads', count(*), min(created_at) from public.lead_list where state = 'new' and caller.recruits
    union all
    select 'renewals', count(*), min(candidate.consent_expires_at)
    from public.candidates as candidate join public.people as person on person.id = candidate.person_id
    where candidate.consent_expires_at >= current_date and candidate.consent_expires_at < current_date + 30
      and candidate.state <> 'left'
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null and caller.recruits
    union all
    select 'freelancers', count(*), min(freelancer.created_at)
    from public.freelancers as freelancer join public.people as person on person.id = freelancer.person_id
    where freelancer.state = 'pending' and person.merged_into is null and person.anonymised_at is null
      and person.erase_after is null and caller.recruits
    union all
    select 'closing_jobs', count(*), min(closes_at) from public.jobs
    where state = 'open' and closes_at >= private.start_of_day(private.day_of(now()))
      and closes_at < private.start_of_day(private.day_of(now()) + 8) and caller.recruits
      and id not in (select private.hidden_jobs())
    union all
    select 'failed_mails', count(*), min(created_at) from private.failed_mails() as created_at where caller.recruits
    union all
    select 'accounts', count(*), min(created_at) from public.staff_list where standing = 'waiting' and caller.administers
    union all
    select 'privacy_requests', count(*), min(due_at) from public.privacy_requests
    where state in ('received', 'in_progress') and caller.administers
    union all
    select 'untranslated_articles', count(*), min(updated_at) from public.articles
    where state <> 'draft' and missing <> '{}' and caller.publishes
  ) as found (kind, waiting, moment)
  where found.waiting > 0
$$;

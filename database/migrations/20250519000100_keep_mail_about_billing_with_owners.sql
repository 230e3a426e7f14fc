-- Mail about the plan of a client is read by administrators and the owner of the client only, like its invoices and the
-- requests for pauses that it answers (166). The column keeps that when the invoice of a mail is deleted.
alter table public.outbox add concerns_billing boolean not null default false;
comment on column public.outbox.concerns_billing is
  'True for mail with an invoice or about the plan of a client. Only administrators and the owner of the client read it.';

create function private.concerns_billing(template text) returns boolean
language sql immutable set search_path = '' as $$
  select template in ('client_pause_approved', 'client_pause_declined', 'staff_pause_request')
$$;
revoke all on function private.concerns_billing(text) from public;
grant execute on function private.concerns_billing(text) to service_role;

create or replace function private.classify_mail()
returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.concerns_account := new.concerns_account
    or coalesce((select concerns_account from public.email_templates where key = new.template_key), false);
  new.concerns_billing := new.concerns_billing or new.invoice_id is not null or private.concerns_billing(new.template_key);
  if new.application_id is not null then
    new.stage := coalesce(private.stage_announced(new.template_key), new.stage);
  end if;
  return new;
end $$;

update public.outbox set concerns_billing = true where invoice_id is not null or private.concerns_billing(template_key);

drop policy "recruiters can read mail to people" on public.outbox;
create policy "recruiters can read mail to people" on public.outbox for select to authenticated using (
  not concerns_account and (select private.is_staff('recruiter'))
  and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
  and (not concerns_billing or client_id in (select private.owned_clients()))
);
drop policy "recruiters can call back mail to people" on public.outbox;
create policy "recruiters can call back mail to people" on public.outbox for update to authenticated using (
  not concerns_account and (select private.is_staff('recruiter'))
  and (not concerns_billing or client_id in (select private.owned_clients()))
);

-- Nor does the history tell others that a pause was asked for, declined or withdrawn.
drop policy "recruiters can read events of clients" on public.client_events;
create policy "recruiters can read events of clients" on public.client_events for select to authenticated using (
  (select private.is_staff('recruiter', 'admin')) and (
    kind not like 'invoice\_%' and kind not like 'credit\_note\_%'
      and kind not in ('pause_requested', 'pause_declined', 'pause_withdrawn')
    or (select private.is_staff('admin')) or client_id in (select private.owned_clients())
  )
);

-- The numbers of failed mails count what the lists show.
create or replace function public.get_recruiting_figures(first_day date, last_day date)
returns table (open_jobs bigint, applications bigint, hires bigint, days_to_hire double precision, leads bigint, waiting_leads bigint, failed_mails bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from public.jobs where state = 'open'),
    (
      select count(*) from public.applications
      where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    hired.hires,
    hired.days_to_hire,
    (
      select count(*) from public.lead_list
      where created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    (select count(*) from public.lead_list where state = 'new'),
    (
      select count(*) from public.outbox
      where state = 'failed' and (
        private.is_staff('admin')
        or not concerns_account and (not concerns_billing or client_id in (select private.owned_clients()))
      )
    )
  from (
    select count(*) as hires,
      percentile_cont(0.5) within group (order by extract(epoch from stage_changed_at - created_at) / 86400) as days_to_hire
    from public.applications
    where stage = 'hired' and withdrawn_at is null
      and person_id not in (select id from public.people where erase_after is not null)
      and stage_changed_at >= private.start_of_day(first_day) and stage_changed_at < private.start_of_day(last_day + 1)
  ) as hired
  where private.is_staff('recruiter', 'admin')
$$;

create or replace function public.list_needing_attention()
returns table (kind text, waiting bigint, moment timestamp with time zone)
language sql stable security definer set search_path = '' as $$
  with caller as (
    select private.is_staff('recruiter', 'admin') as recruits, private.is_staff('editor', 'admin') as publishes,
      private.is_staff('admin') as administers
  )
  select found.* from caller cross join lateral (
    select 'owed_answers', count(*), min(owed_answer_since) from public.applications
    where owed_answer_since is not null and withdrawn_at is null and caller.recruits
      and person_id not in (select id from public.people where erase_after is not null)
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
    union all
    select 'failed_mails', count(*), min(created_at) from public.outbox
    where state = 'failed' and caller.recruits and (
      caller.administers
      or not concerns_account and (not concerns_billing or client_id in (select private.owned_clients()))
    )
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

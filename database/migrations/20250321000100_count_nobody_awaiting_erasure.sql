-- A person who awaits erasure is in no list, and now in no figure and in no count of the menu either.

-- Counts read only the index, also for the person.
drop index public.applications_arrivals, public.applications_hires, public.applications_owed,
  public.applications_stage_idx;
create index applications_arrivals on public.applications (created_at, source) include (person_id)
  where withdrawn_at is null;
create index applications_hires on public.applications (stage_changed_at, created_at) include (person_id)
  where stage = 'hired' and withdrawn_at is null;
create index applications_owed on public.applications (owed_answer_since) include (person_id)
  where owed_answer_since is not null and withdrawn_at is null;
create index applications_stage_idx on public.applications (stage) include (person_id) where withdrawn_at is null;

create or replace function public.count_applications_by_day(first_day date, last_day date)
returns table (day date, applications bigint)
language sql stable security definer set search_path = '' as $$
  select noon::date, (
    select count(*) from public.applications
    where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
      and created_at >= noon::date::timestamp at time zone 'Europe/Stockholm'
      and created_at < (noon::date + 1)::timestamp at time zone 'Europe/Stockholm'
  )
  from generate_series(
    first_day + time '12:00', least(last_day, first_day + 1100) + time '12:00', interval '1 day'
  ) as noon
  where private.is_staff('recruiter', 'admin')
  order by noon
$$;

create or replace function public.count_applications_by_source(first_day date, last_day date)
returns table (source text, applications bigint)
language sql stable security definer set search_path = '' as $$
  select source, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and person_id not in (select id from public.people where erase_after is not null)
    and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
  group by source order by count(*) desc, source limit 12
$$;

create or replace function public.count_pipeline() returns table (stage public.application_stage, applications bigint)
language sql stable security definer set search_path = '' as $$
  select stage, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and person_id not in (select id from public.people where erase_after is not null)
  group by stage
$$;

create or replace function public.get_recruiting_figures(first_day date, last_day date)
returns table (
  open_jobs bigint, applications bigint, hires bigint, days_to_hire double precision, leads bigint, waiting_leads bigint,
  failed_mails bigint
)
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
      where state = 'failed' and (not concerns_account or private.is_staff('admin'))
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

create or replace function public.get_navigation_counts()
returns table (open_jobs bigint, new_applications bigint, candidates bigint, new_leads bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from (select from public.jobs where state = 'open' limit 1000) as counted),
    case when caller.recruits then (
      select count(*) from (
        select from public.applications
        where stage = 'new' and withdrawn_at is null
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end,
    case when caller.recruits then (
      select count(*) from (
        select from public.candidates where state = 'active'
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end,
    case when caller.recruits then (
      select count(*) from (
        select from public.waiting_list where state = 'new'
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end
  from (select private.is_staff('recruiter', 'admin') as recruits) as caller
  where private.is_staff()
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
    where state = 'failed' and caller.recruits and (not concerns_account or caller.administers)
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

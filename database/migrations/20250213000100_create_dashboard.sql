-- What the dashboard counts. With the owner's eyes, because comparisons of enums are not leakproof (decision 020);
-- whoever may not know gets no row. Days are those of Stockholm, the last one included.
create index applications_arrivals on public.applications (created_at, source) where withdrawn_at is null;
create index applications_hires on public.applications (stage_changed_at, created_at)
  where stage = 'hired' and withdrawn_at is null;
create index candidates_renewals on public.candidates (consent_expires_at);
create index applications_owed on public.applications (owed_answer_since)
  where owed_answer_since is not null and withdrawn_at is null;

create function private.start_of_day(day date) returns timestamptz
language sql stable parallel safe set search_path = '' as $$
  select day::timestamp at time zone 'Europe/Stockholm'
$$;
create function private.day_of(moment timestamptz) returns date
language sql stable parallel safe set search_path = '' as $$
  select (moment at time zone 'Europe/Stockholm')::date
$$;

create function public.get_recruiting_figures(first_day date, last_day date) returns table (
  open_jobs bigint, applications bigint, hires bigint, days_to_hire double precision, leads bigint,
  waiting_leads bigint, failed_mails bigint
)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from public.jobs where state = 'open'),
    (
      select count(*) from public.applications
      where withdrawn_at is null
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    hired.hires,
    hired.days_to_hire,
    (
      select count(*) from public.waiting_list
      where created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    (select count(*) from public.waiting_list where state = 'new'),
    (
      select count(*) from public.outbox
      where state = 'failed' and (not concerns_account or private.is_staff('admin'))
    )
  from (
    select count(*) as hires,
      percentile_cont(0.5) within group (order by extract(epoch from stage_changed_at - created_at) / 86400) as days_to_hire
    from public.applications
    where stage = 'hired' and withdrawn_at is null
      and stage_changed_at >= private.start_of_day(first_day) and stage_changed_at < private.start_of_day(last_day + 1)
  ) as hired
  where private.is_staff('recruiter', 'admin')
$$;

create function public.count_pipeline() returns table (stage public.application_stage, applications bigint)
language sql stable security definer set search_path = '' as $$
  select stage, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
  group by stage
$$;

-- One short walk through the index per day is eight times as quick as finding the day of every application.
create function public.count_applications_by_day(first_day date, last_day date) returns table (day date, applications bigint)
language sql stable security definer set search_path = '' as $$
  select noon::date, (
    select count(*) from public.applications
    where withdrawn_at is null
      and created_at >= noon::date::timestamp at time zone 'Europe/Stockholm'
      and created_at < (noon::date + 1)::timestamp at time zone 'Europe/Stockholm'
  )
  from generate_series(
    first_day + time '12:00', least(last_day, first_day + 1100) + time '12:00', interval '1 day'
  ) as noon
  where private.is_staff('recruiter', 'admin')
  order by noon
$$;

create function public.count_applications_by_source(first_day date, last_day date) returns table (source text, applications bigint)
language sql stable security definer set search_path = '' as $$
  select source, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
  group by source order by count(*) desc, source limit 12
$$;

-- The sums by day are an hour behind; the last two days are counted from the events themselves.
create function public.count_views_by_day(first_day date, last_day date) returns table (day date, views bigint, article_views bigint)
language sql stable security definer set search_path = '' as $$
  with recent as (select private.day_of(now()) - 1 as first)
  select day, sum(events)::bigint, coalesce(sum(events) filter (where path like '/blog/%'), 0)::bigint
  from public.analytics_daily, recent
  where name = 'page_view' and private.is_staff() and day between first_day and least(last_day, recent.first - 1)
  group by day
  union all
  select (occurred_at at time zone 'Europe/Stockholm')::date, count(*), count(*) filter (where path like '/blog/%')
  from public.analytics_events, recent
  where name = 'page_view' and private.is_staff()
    and occurred_at >= private.start_of_day(greatest(first_day, recent.first))
    and occurred_at < private.start_of_day(last_day + 1)
  group by 1
  order by 1
$$;

create function public.get_publishing_figures(first_day date, last_day date) returns table (
  published_articles bigint, new_articles bigint, scheduled_articles bigint, drafts bigint, open_jobs bigint
)
language sql stable security definer set search_path = '' as $$
  select
    count(*) filter (where state = 'published'),
    count(*) filter (
      where state = 'published'
        and publish_at >= private.start_of_day(first_day) and publish_at < private.start_of_day(last_day + 1)
    ),
    count(*) filter (where state = 'scheduled'),
    count(*) filter (where state = 'draft'),
    (select count(*) from public.jobs where state = 'open')
  from public.articles
  having private.is_staff()
$$;

-- What waits for somebody, and since when (or, for what comes, until when). Kinds that have nothing are left out.
create function public.list_needing_attention() returns table (kind text, waiting bigint, moment timestamptz)
language sql stable security definer set search_path = '' as $$
  with caller as (
    select private.is_staff('recruiter', 'admin') as recruits, private.is_staff('editor', 'admin') as publishes,
      private.is_staff('admin') as administers
  )
  select found.* from caller cross join lateral (
    select 'owed_answers', count(*), min(owed_answer_since) from public.applications
    where owed_answer_since is not null and withdrawn_at is null and caller.recruits
    union all
    select 'leads', count(*), min(created_at) from public.waiting_list where state = 'new' and caller.recruits
    union all
    select 'renewals', count(*), min(candidate.consent_expires_at)
    from public.candidates as candidate join public.people as person on person.id = candidate.person_id
    where candidate.consent_expires_at >= current_date and candidate.consent_expires_at < current_date + 30
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null and caller.recruits
    union all
    select 'freelancers', count(*), min(freelancer.created_at)
    from public.freelancers as freelancer join public.people as person on person.id = freelancer.person_id
    where freelancer.state = 'pending' and person.merged_into is null and person.anonymised_at is null and caller.recruits
    union all
    select 'closing_jobs', count(*), min(closes_at) from public.jobs
    where state = 'open' and closes_at >= private.start_of_day(private.day_of(now()))
      and closes_at < private.start_of_day(private.day_of(now()) + 8) and caller.recruits
    union all
    select 'failed_mails', count(*), min(created_at) from public.outbox
    where state = 'failed' and caller.recruits and (not concerns_account or caller.administers)
    union all
    select 'accounts', count(*), min(created_at) from public.staff_profiles where state = 'pending' and caller.administers
    union all
    select 'privacy_requests', count(*), min(due_at) from public.privacy_requests
    where state in ('received', 'in_progress') and caller.administers
    union all
    select 'untranslated_articles', count(*), min(updated_at) from public.articles
    where state <> 'draft' and missing <> '{}' and caller.publishes
  ) as found (kind, waiting, moment)
  where found.waiting > 0
$$;

grant execute on function public.get_recruiting_figures(date, date), public.count_pipeline(),
  public.count_applications_by_day(date, date), public.count_applications_by_source(date, date),
  public.count_views_by_day(date, date), public.get_publishing_figures(date, date), public.list_needing_attention()
to authenticated;

-- Contacts see a shortlist once it is shared: in the portal, in its numbers and in the weekly report.
create or replace view private.unanswered_review_items as
select item.id, item.review_link_id
from private.shown_review_items as shown
join public.review_link_items as item on item.id = shown.id
join public.review_links as link on link.id = item.review_link_id
join public.applications as application on application.id = item.application_id
left join private.held_rejections as held on held.application_id = application.id
where link.shared_at is not null and item.decision is null
  and (application.stage <> 'rejected' or held.application_id is not null);

create or replace function private.show_searches(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'location', job.location, 'state', job.state,
    'slug', case when job.state = 'open' and coalesce(job.opens_at <= now(), true) then job.slug end,
    'opened_at', job.published_at, 'closed_at', job.closed_at,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select coalesce(held.stage, application.stage) as stage, count(*) as people
        from public.applications as application
        join public.people as person on person.id = application.person_id
        left join private.held_rejections as held on held.application_id = application.id
        where application.job_id = job.id and (application.stage <> 'rejected' or held.application_id is not null)
          and application.withdrawn_at is null and person.anonymised_at is null and person.erase_after is null
        group by coalesce(held.stage, application.stage)
      ) as counted
    ), '{}'),
    'recruiter', coalesce(private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)),
    'unanswered', (
      select count(distinct item.application_id)
      from public.review_links as link
      join private.unanswered_review_items as waiting on waiting.review_link_id = link.id
      join public.review_link_items as item on item.id = waiting.id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now()
    ),
    'shortlists', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', link.id, 'created_at', link.shared_at, 'expires_at', link.expires_at,
        'is_open', link.expires_at > now(), 'people', shown.people, 'answered', shown.answered,
        'unanswered', (
          select count(*) from private.unanswered_review_items as waiting where waiting.review_link_id = link.id
        )
      ) order by link.shared_at desc)
      from public.review_links as link
      cross join lateral (
        select count(*) as people, count(item.decision) as answered
        from private.shown_review_items as visible
        join public.review_link_items as item on item.id = visible.id
        where visible.review_link_id = link.id
      ) as shown
      where link.job_id = job.id and link.shared_at is not null and link.revoked_at is null
    ), '[]')
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and state <> 'draft'
    order by state, published_at desc nulls last limit 100
  ) as job
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.client_details as details on details.client_id = job.client_id
$$;

create or replace function private.compose_report(client uuid, since timestamptz, until timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with visible as (
    select application.id, application.job_id, coalesce(held.stage, application.stage) as stage, application.created_at
    from public.applications as application
    join public.people as person on person.id = application.person_id
    left join private.held_rejections as held on held.application_id = application.id
    join public.jobs as job on job.id = application.job_id
    where job.client_id = client and job.kind = 'client' and application.withdrawn_at is null
      and person.anonymised_at is null and person.erase_after is null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'state', job.state,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select stage, count(*) as people from visible
        where visible.job_id = job.id and stage <> 'rejected' group by stage
      ) as counted
    ), '{}'),
    'applied', (
      select count(*) from visible
      where visible.job_id = job.id and visible.created_at >= since and visible.created_at < until
    ),
    -- The first time that the client could read about somebody.
    'presented', (
      select count(*) from visible
      where visible.job_id = job.id and (
        select min(greatest(item.created_at, link.shared_at)) from private.shown_review_items as shown
        join public.review_link_items as item on item.id = shown.id
        join public.review_links as link on link.id = shown.review_link_id
        where item.application_id = visible.id and link.shared_at is not null
      ) between since and until - interval '1 microsecond'
    ),
    'interviews', (
      select count(distinct event.application_id) from public.application_events as event
      join visible on visible.id = event.application_id
      where visible.job_id = job.id and event.kind = 'stage_moved' and event.data ->> 'to' = 'interview'
        and event.created_at >= since and event.created_at < until
    ),
    'awaiting', (
      select count(distinct item.application_id) from public.review_links as link
      join private.unanswered_review_items as waiting on waiting.review_link_id = link.id
      join public.review_link_items as item on item.id = waiting.id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now()
    )
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and published_at < until
      and (state = 'open' or state = 'closed' and closed_at >= since)
    order by state, published_at desc nulls last limit 100
  ) as job
$$;


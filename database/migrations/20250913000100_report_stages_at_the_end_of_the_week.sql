-- older programs: run
-- The weekly report of a client showed the stages at the moment when it was written, which may be days after its week.

create or replace function private.compose_report(client uuid, since timestamp with time zone, until timestamp with time zone) returns jsonb
language sql stable security definer set search_path = '' as $$
  with visible as (
    select application.id, application.job_id, application.created_at, case
        when until >= now() then coalesce(held.stage, application.stage)
        when application.created_at < until then (
          select case when stay.stage = 'rejected' then coalesce(held.stage, stay.stage) else stay.stage end
          from public.stage_stays as stay
          where stay.application_id = application.id and coalesce(stay.entered_at < until, true)
          order by stay.id desc limit 1
        )
      end as stage
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
      select count(distinct stay.application_id) from public.stage_stays as stay
      join visible on visible.id = stay.application_id
      where visible.job_id = job.id and stay.stage = 'interview'
        and stay.entered_at >= since and stay.entered_at < until
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
      and not exists (select from public.job_staff as staff where staff.job_id = jobs.id and staff.is_restricted)
      and (state = 'open' or state = 'closed' and closed_at >= since)
    order by state, published_at desc nulls last limit 100
  ) as job
$$;

-- Staff count people as presented, and a client as contacted, once the shortlist is shared.
create or replace function private.count_client(counted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.client_figures as figures (client_id, open_jobs, searches, presented, last_contact_at)
  select client.id, open.jobs, open.searches, shown.presented,
    greatest(
      shown.last_contact_at,
      (
        select max(note.created_at) from public.client_notes as note
        where note.client_id = client.id and note.kind <> 'note'
      ),
      (select max(mail.sent_at) from public.outbox as mail where mail.client_id = client.id and mail.state = 'sent')
    )
  from public.clients as client
  cross join lateral (
    select count(*) as jobs, count(*) filter (where not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )) as searches
    from public.jobs as job where job.client_id = client.id and job.state = 'open' and job.kind = 'client'
  ) as open
  cross join lateral (
    select count(distinct item.application_id) as presented,
      max(greatest(link.shared_at, link.last_opened_at)) as last_contact_at
    from public.jobs as job
    join public.review_links as link on link.job_id = job.id and link.shared_at is not null
    left join public.review_link_items as item on item.review_link_id = link.id and item.removed_at is null
    where job.client_id = client.id
  ) as shown
  where client.id = counted
  on conflict (client_id) do update set
    open_jobs = excluded.open_jobs, searches = excluded.searches, presented = excluded.presented,
    last_contact_at = excluded.last_contact_at
  where (figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at)
    is distinct from (excluded.open_jobs, excluded.searches, excluded.presented, excluded.last_contact_at)
$$;

-- The days until the client could read the first shortlist.
create or replace function public.get_hiring_figures() returns table (hires bigint, days_to_shortlist integer)
language sql stable security definer set search_path = '' as $$
  select
    (
      select case when count(*) >= 10 then count(*) end
      from public.applications
      join public.jobs on jobs.id = applications.job_id
      where applications.stage = 'hired' and applications.withdrawn_at is null and jobs.kind = 'client'
    ),
    (
      select case
        when count(*) >= 5 then greatest(1, round(percentile_cont(0.5) within group (order by days)))::integer
      end
      from (
        select extract(epoch from min(greatest(items.created_at, links.shared_at)) - jobs.published_at) / 86400 as days
        from public.review_link_items as items
        join public.review_links as links on links.id = items.review_link_id
        join public.jobs on jobs.id = links.job_id
        where jobs.kind = 'client' and links.shared_at is not null
          and greatest(items.created_at, links.shared_at) >= jobs.published_at
        group by jobs.id
      ) as shortlists
    )
$$;

create or replace view public.client_timeline with (security_invoker = true) as
select client_id, kind, actor_id, data, created_at from public.client_events
union all
select client_id, 'lead_received', null,
  jsonb_build_object('lead_id', id, 'person_id', person_id, 'source', source, 'company', company), created_at
from public.waiting_list where client_id is not null
union all
select job.client_id, 'shortlist_sent', link.created_by,
  jsonb_build_object('job_id', job.id, 'name', link.recipient_name), link.shared_at
from public.review_links as link join public.jobs as job on job.id = link.job_id
where job.client_id is not null and link.shared_at is not null
union all
select job.client_id, 'client_' || event.kind, null,
  jsonb_build_object(
    'job_id', job.id, 'person_id', event.person_id,
    'name', case when event.person_id is null then link.recipient_name else nullif(contact.full_name, '') end
  ), event.created_at
from public.review_events as event
join public.review_links as link on link.id = event.review_link_id
join public.jobs as job on job.id = link.job_id
left join public.people as contact on contact.id = event.person_id
where job.client_id is not null and event.kind in ('opened', 'commented', 'asked_for_interview', 'passed')
union all
select client_id, 'note_' || kind::text, author_id, jsonb_build_object('note_id', id), created_at
from public.client_notes
union all
select client_id, 'document_added', created_by, jsonb_build_object('file_name', file_name), created_at
from public.client_documents;

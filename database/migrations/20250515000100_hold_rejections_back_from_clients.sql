-- A client learns of a rejection after the applicant: while the mail about it waits or could not be delivered, the person
-- counts in the stage before. A rejection without mail, or whose mail staff cancelled, is shown at once.
create view private.held_rejections as
select application.id as application_id, coalesce((
    select (event.data ->> 'from')::public.application_stage from public.application_events as event
    where event.application_id = application.id and event.kind = 'stage_moved' and event.data ->> 'to' = 'rejected'
    order by event.id desc limit 1
  ), 'new') as stage
from public.applications as application
where application.stage = 'rejected' and exists (
  select from public.outbox as mail
  where mail.application_id = application.id and mail.state in ('queued', 'sending', 'failed') and mail.ended is null
    -- Mail of earlier releases has no stage of its own.
    and coalesce(mail.stage, private.stage_announced(mail.template_key)) = 'rejected'
);
grant select on private.held_rejections to service_role;

-- The people on a shortlist about whom the client can still be asked.
create view private.unanswered_review_items as
select item.id, item.review_link_id
from private.shown_review_items as shown
join public.review_link_items as item on item.id = shown.id
join public.applications as application on application.id = item.application_id
left join private.held_rejections as held on held.application_id = application.id
where item.decision is null and (application.stage <> 'rejected' or held.application_id is not null);
grant select on private.unanswered_review_items to service_role;

create or replace function private.show_review(shown uuid, viewer uuid default null::uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with reader as (
    select link.recipient_name, link.recipient_email, person.full_name, person.language,
      lower(case when viewer is null then link.recipient_email else person.email end::text) as email
    from public.review_links as link
    left join public.people as person on person.id = viewer
    where link.id = shown
  ), answers as (
    select event.id, event.item_id, event.kind, event.comment, event.created_at, event.staff_id,
      case when event.person_id is null then reader.recipient_name else nullif(contact.full_name, '') end as name,
      event.kind <> 'replied' and (
        event.person_id is not distinct from viewer
        or lower(coalesce(contact.email, reader.recipient_email)::text) = reader.email
      ) as is_own
    from public.review_events as event
    cross join reader
    left join public.people as contact on contact.id = event.person_id
    where event.review_link_id = shown
  ), newest as (
    select * from answers where comment is not null order by created_at desc, id desc limit 2000
  ), ranked as (
    select *, row_number() over (partition by item_id order by id desc) as rank,
      sum(octet_length(comment)) over (order by id desc) as bytes
    from newest
  ), comments as (
    -- domain/review.ts has the same number of comments. The bytes are for all people of the shortlist together.
    select item_id, jsonb_agg(jsonb_build_object(
      'id', id, 'at', created_at, 'comment', comment, 'is_reply', kind = 'replied', 'is_own', is_own,
      'author', case when kind = 'replied' then private.show_recruiter(staff_id) ->> 'name' else name end
    ) order by id) as list
    from ranked where rank <= 200 and bytes <= 200000 group by item_id
  ), decisions as (
    select distinct on (item_id) item_id, case when not is_own then name end as decided_by
    from answers where kind in ('asked_for_interview', 'passed') order by item_id, id desc
  )
  select jsonb_build_object(
    'recipient_name', coalesce(nullif(reader.full_name, ''), reader.recipient_name),
    'language', coalesce(reader.language, link.language), 'message', link.message,
    'expires_at', link.expires_at, 'job_title', job.title, 'client_name', client.name,
    'recruiter', coalesce(private.show_recruiter(link.created_by), private.show_recruiter(staff.owner_id)),
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
        'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
        'decision', item.decision, 'decided_at', item.decided_at, 'is_rejected', application.stage = 'rejected' and held.application_id is null,
        'decided_by', (select decided_by from decisions where decisions.item_id = item.id),
        'answers', case when item.shows_answers then (
          select coalesce(jsonb_agg(jsonb_build_object(
            'kind', answer.kind, 'prompt', answer.prompt, 'answer', answer.answer, 'options', answer.options
          ) order by answer.position), '[]')
          from public.application_answers as answer where answer.application_id = application.id
        ) else '[]' end,
        'notes', (
          select coalesce(jsonb_agg(jsonb_build_object('at', note.created_at, 'note', note.body) order by note.created_at), '[]')
          from (
            select * from public.application_notes as note
            where note.application_id = application.id and note.is_for_client
              -- A note that was written for the client of another job is not for this one.
              and note.created_at > coalesce((
                select max(event.created_at) from public.application_events as event
                where event.application_id = application.id and event.kind = 'job_moved'
              ), '-infinity')
            order by note.created_at desc limit 200
          ) as note
        ),
        'comments', coalesce((select list from comments where comments.item_id = item.id), '[]'),
        'comment_count', (
          select count(*) from public.review_events as event where event.item_id = item.id and event.comment is not null
        )
      ) order by item.position, item.created_at)
      from private.shown_review_items as shown_item
      join public.review_link_items as item on item.id = shown_item.id
      join public.applications as application on application.id = item.application_id
      join public.people as person on person.id = application.person_id
      left join private.held_rejections as held on held.application_id = application.id
      where shown_item.review_link_id = link.id
    ), '[]')
  )
  from public.review_links as link
  cross join reader
  join public.jobs as job on job.id = link.job_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.clients as client on client.id = job.client_id
  where link.id = shown
$$;

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
        'id', link.id, 'created_at', link.created_at, 'expires_at', link.expires_at,
        'is_open', link.expires_at > now(), 'people', shown.people, 'answered', shown.answered,
        'unanswered', (
          select count(*) from private.unanswered_review_items as waiting where waiting.review_link_id = link.id
        )
      ) order by link.created_at desc)
      from public.review_links as link
      cross join lateral (
        select count(*) as people, count(item.decision) as answered
        from private.shown_review_items as visible
        join public.review_link_items as item on item.id = visible.id
        where visible.review_link_id = link.id
      ) as shown
      where link.job_id = job.id and link.revoked_at is null
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

-- The end of that mail changes what the client sees.
create function private.tell_portal_of_rejection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_portal_of_job(job_id) from public.applications where id = new.application_id;
  return null;
end $$;
revoke all on function private.tell_portal_of_rejection() from public;
grant execute on function private.tell_portal_of_rejection() to service_role;
create trigger tell_portal after update of state on public.outbox
  for each row when (new.application_id is not null and new.stage = 'rejected' and old.state is distinct from new.state)
  execute function private.tell_portal_of_rejection();

-- older programs: run
-- The shortlist tells the client that somebody was hired, and asks for no answer about them any more. A message is not
-- signed with the name of another recruiter than its writer, who may have chosen not to be shown.

create or replace view private.unanswered_review_items as
  select item.id, item.review_link_id
  from private.shown_review_items as shown
  join public.review_link_items as item on item.id = shown.id
  join public.review_links as link on link.id = item.review_link_id
  join public.applications as application on application.id = item.application_id
  left join private.held_rejections as held on held.application_id = application.id
  where link.shared_at is not null and item.decision is null and application.stage <> 'hired'
    and (application.stage <> 'rejected' or held.application_id is not null);

CREATE OR REPLACE FUNCTION private.show_review(shown uuid, viewer uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
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
    -- A message stands under the name of who wrote it, or of nobody.
    'recruiter', case when link.message <> '' then private.show_recruiter(link.created_by) else coalesce(
      private.show_recruiter(link.created_by), private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)
    ) end,
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
        'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
        'decision', item.decision, 'decided_at', item.decided_at, 'is_rejected', application.stage = 'rejected' and held.application_id is null,
        'is_hired', application.stage = 'hired',
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
    ), '[]'),
    'withdrawn_count', (
      select count(*) from public.review_link_items as item
      join public.applications as application on application.id = item.application_id
      where item.review_link_id = link.id and item.removed_at is null and application.job_id = link.job_id
        and application.withdrawn_at > link.shared_at and private.has_withdrawn(application.id)
    )
  )
  from public.review_links as link
  cross join reader
  join public.jobs as job on job.id = link.job_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.clients as client on client.id = job.client_id
  left join public.client_details as details on details.client_id = job.client_id
  where link.id = shown
$$;

CREATE OR REPLACE FUNCTION public.open_portal_approval(approval uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $$
  select jsonb_build_object(
    'id', request.id, 'state', private.state_of_approval(request), 'client_id', request.client_id,
    'title', request.ad -> 'title', 'asked_at', request.created_at, 'message', request.message,
    'comment', request.comment, 'decided_at', request.decided_at,
    'decided_by', case when request.person_id is distinct from own.person_id then nullif(decider.full_name, '') end,
    'is_own', request.person_id is not distinct from own.person_id,
    -- A message stands under the name of who wrote it, or of nobody.
    'recruiter', case when request.message <> '' then private.show_recruiter(request.asked_by) else
      coalesce(private.show_recruiter(request.asked_by), private.show_recruiter(staff.owner_id)) end,
    'newer_id', (
      select newer.id from private.portal_approvals() as mine
      join public.job_approvals as newer on newer.id = mine.approval_id
      where newer.job_id = request.job_id and newer.created_at > request.created_at
      order by newer.created_at desc limit 1
    ),
    'ad', case when request.ended is null then request.ad end,
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'state', job.state),
    'client', jsonb_build_object(
      'name', client.name, 'logo_path', client.logo_path, 'website', client.website, 'about', client.about
    )
  )
  from private.portal_approvals() as own
  join public.job_approvals as request on request.id = own.approval_id
  join public.jobs as job on job.id = request.job_id
  join public.clients as client on client.id = request.client_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.people as decider on decider.id = request.person_id
  where request.id = open_portal_approval.approval
$$;

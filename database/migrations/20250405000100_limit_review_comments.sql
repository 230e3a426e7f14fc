-- The holder of a review link could write comments without end, and each of them made the page of the shortlist larger
-- and notified staff again. The server limits the changes per link and the comments per person; here the page shows a
-- limited number of comments and bytes, also of comments that were written before.
create or replace function private.show_review(shown uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with newest as (
    select id, item_id, created_at, comment from public.review_events
    where review_link_id = shown and comment is not null
    order by created_at desc, id desc limit 2000
  ), ranked as (
    select *, row_number() over (partition by item_id order by id desc) as rank,
      sum(octet_length(comment)) over (order by id desc) as bytes
    from newest
  ), comments as (
    -- domain/review.ts has the same number of comments. The bytes are for all people of the shortlist together.
    select item_id, jsonb_agg(jsonb_build_object('at', created_at, 'comment', comment) order by id) as list
    from ranked where rank <= 200 and bytes <= 200000 group by item_id
  )
  select jsonb_build_object(
    'recipient_name', link.recipient_name, 'language', link.language, 'message', link.message,
    'expires_at', link.expires_at, 'job_title', job.title, 'client_name', client.name,
    'recruiter', coalesce(private.show_recruiter(link.created_by), private.show_recruiter(staff.owner_id)),
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
        'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
        'decision', item.decision, 'decided_at', item.decided_at,
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
      from public.review_link_items as item
      join public.applications as application on application.id = item.application_id
      join public.people as person on person.id = application.person_id
      where item.review_link_id = link.id and item.removed_at is null and application.withdrawn_at is null
        and person.anonymised_at is null and person.erase_after is null
    ), '[]')
  )
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.clients as client on client.id = job.client_id
  where link.id = shown
$$;

-- A colleague has at most one unread notification of each kind about a person on a shortlist. Another answer of the
-- client brings it to the top again.
create or replace function private.log_review_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered uuid := (select application_id from public.review_link_items where id = new.item_id);
begin
  perform private.record_application_event(
    answered, 'client_' || new.kind,
    jsonb_build_object('review_link_id', new.review_link_id, 'review_event_id', new.id)
  );
  with responsible as (
    select distinct profile.user_id, link.job_id
    from public.review_links as link
    join public.job_staff as job on job.job_id = link.job_id
    join public.applications as application on application.id = answered
    join public.staff_profiles as profile on profile.user_id in (link.created_by, job.owner_id, application.owner_id)
    where link.id = new.review_link_id and profile.role in ('recruiter', 'admin') and profile.state = 'active'
  ), unread as (
    update public.notifications as notification set created_at = now()
    from responsible
    where notification.user_id = responsible.user_id and notification.read_at is null
      and notification.kind = 'client_' || new.kind and notification.application_id = answered
      and notification.data ->> 'review_link_id' = new.review_link_id::text
    returning notification.user_id
  )
  insert into public.notifications (user_id, kind, application_id, data)
  select user_id, 'client_' || new.kind, answered,
    jsonb_build_object('review_link_id', new.review_link_id, 'job_id', job_id)
  from responsible where user_id not in (select user_id from unread);
  return null;
end $$;

-- older programs: run
-- Nobody was told when an applicant withdrew, although the mail to the applicant says so.

create function private.has_withdrawn(application uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.applications as found
    join public.people as person on person.id = found.person_id
    where found.id = has_withdrawn.application and found.withdrawn_at is not null
      and found.withdrawn_reason is distinct from 'merged'
      and person.erase_after is null and person.anonymised_at is null
  )
$$;
revoke all on function private.has_withdrawn(uuid) from public;
grant execute on function private.has_withdrawn(uuid) to service_role;
comment on function private.has_withdrawn(uuid) is
  'True if the applicant has withdrawn the application: it ended neither with an erasure nor because two records were merged.';

create function private.notify_of_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Own pages act without an account; erasure and merges also end applications.
  if auth.role() is not distinct from 'anon' and private.has_withdrawn(new.id) then
    insert into public.notifications (user_id, kind, application_id)
    select owner, case when new.stage = 'hired' then 'hire_withdrawn' else 'application_withdrawn' end, new.id
    from private.responsible_for(new.id) as owner where owner is not null;
  end if;
  return null;
end $$;
revoke all on function private.notify_of_withdrawal() from public;
grant execute on function private.notify_of_withdrawal() to service_role;

create trigger notify_of_withdrawal after update of withdrawn_at on public.applications
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
  execute function private.notify_of_withdrawal();

create or replace function private.follow_interview() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor uuid := private.acting_staff_id();
  happened text := case
    when tg_op = 'INSERT' then 'interview_' || new.state
    when old.state = 'cancelled' then 'interview_restored'
    when new.state <> old.state then 'interview_' || new.state
    when new.starts_at <> old.starts_at then 'interview_moved'
    else 'interview_changed'
  end;
  has_withdrawn constant boolean := new.cancelled_with_application and private.has_withdrawn(new.application_id);
begin
  perform private.record_application_event(new.application_id, happened, jsonb_build_object(
    'interview_id', new.id, 'starts_at', coalesce(new.starts_at, old.starts_at),
    'by', case when auth.role() is not distinct from 'anon' then 'candidate' end
  ));
  perform private.add_job(
    'tell-of-interview', json_build_object('id', new.id),
    -- A move that rejects somebody can be undone within ten seconds (domain/mail/staff-mail.ts).
    case when new.cancelled_with_application then now() + interval '15 seconds' else now() end,
    'interview:' || new.id
  );
  if tg_op = 'INSERT' then
    return null;
  end if;
  perform private.reserve_interview(new.id);
  insert into public.notifications (user_id, kind, actor_id, application_id, data)
  select profile.user_id, case when has_withdrawn then 'interview_withdrawn' else happened end, actor, new.application_id, jsonb_build_object('interview_id', new.id)
  from public.staff_profiles as profile
  where profile.state = 'active' and profile.user_id is distinct from actor and (
    profile.user_id in (
      select staff_id from public.interview_attendees where interview_id = new.id and removed_at is null
    ) or profile.user_id in (select owner_id from public.applications where id = new.application_id)
  -- This colleague is told of the withdrawal itself.
  ) and not (has_withdrawn and profile.user_id is not distinct from private.responsible_for(new.application_id));
  return null;
end $$;

-- The page counted the people of a shortlist and said nothing of those who had withdrawn.
create or replace function private.show_review(shown uuid, viewer uuid DEFAULT NULL::uuid) returns jsonb
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
    'recruiter', coalesce(
      private.show_recruiter(link.created_by), private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)
    ),
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

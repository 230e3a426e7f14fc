-- The items that a client may see now. An application that staff have moved to another job, perhaps of another client, is
-- hidden like one that was withdrawn. Its answers stay, and moving it back shows it again.
create view private.shown_review_items as
select item.id, item.review_link_id
from public.review_link_items as item
join public.review_links as link on link.id = item.review_link_id
join public.applications as application on application.id = item.application_id
join public.people as person on person.id = application.person_id
where item.removed_at is null and application.job_id = link.job_id and application.withdrawn_at is null
  and person.anonymised_at is null and person.erase_after is null;
grant select on private.shown_review_items to service_role;

create or replace function private.shows_cv_in_review(item_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.shown_review_items as shown
    join public.review_link_items as item on item.id = shown.id
    join public.review_links as link on link.id = shown.review_link_id
    where shown.id = item_id and item.shows_cv and link.revoked_at is null and link.expires_at > now()
  )
$$;

-- A shortlist takes only applications for the job of its link. Items that exist stay, and are not shown. If two people are
-- merged, an item moves to another application for the same job, also when that is not the job of the link any more.
create function private.check_shortlisted_job() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  applied_to uuid := (select job_id from public.applications where id = new.application_id);
begin
  if tg_op = 'UPDATE' and new.review_link_id = old.review_link_id
    and applied_to = (select job_id from public.applications where id = old.application_id) then
    return new;
  end if;
  if applied_to <> (select job_id from public.review_links where id = new.review_link_id) then
    raise check_violation using message = 'a shortlist takes only applications for its job';
  end if;
  return new;
end $$;
revoke all on function private.check_shortlisted_job() from public;
grant execute on function private.check_shortlisted_job() to service_role;
create trigger check_shortlisted_job before insert or update of application_id, review_link_id on public.review_link_items
  for each row execute function private.check_shortlisted_job();

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
      from private.shown_review_items as shown_item
      join public.review_link_items as item on item.id = shown_item.id
      join public.applications as application on application.id = item.application_id
      join public.people as person on person.id = application.person_id
      where shown_item.review_link_id = link.id
    ), '[]')
  )
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.clients as client on client.id = job.client_id
  where link.id = shown
$$;

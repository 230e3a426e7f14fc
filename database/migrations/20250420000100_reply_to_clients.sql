-- Recruiters reply to the comments of a client on the page of the shortlist. A reply is an event like the client's own,
-- so that it is erased, merged and limited with them.
alter table public.review_events
  add column staff_id uuid references public.staff_profiles (user_id) on delete set null;
alter table public.review_events alter column staff_id set default auth.uid();
create index on public.review_events (staff_id);
alter table public.review_events
  drop constraint review_events_kind_check,
  drop constraint "comments say something",
  add constraint review_events_kind_check
    check (kind in ('opened', 'viewed', 'downloaded_cv', 'commented', 'asked_for_interview', 'passed', 'replied')),
  add constraint "comments say something"
    check (kind not in ('commented', 'replied') or length(btrim(coalesce(comment, ''))) > 0);

grant insert (review_link_id, item_id, kind, comment) on public.review_events to authenticated;
create policy "recruiters can reply to clients" on public.review_events for insert to authenticated
  with check (
    (select private.is_staff('recruiter', 'admin')) and kind = 'replied' and staff_id = (select auth.uid())
    and exists (
      select from public.review_link_items as item
      where item.id = review_events.item_id and item.review_link_id = review_events.review_link_id
    )
  );

-- domain/review.ts has the same number of comments. The lock makes replies that are sent at the same time wait for each
-- other.
create function private.check_review_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.review_link_items where id = new.item_id for update;
  if (select count(*) from public.review_events where item_id = new.item_id and comment is not null) >= 200 then
    raise check_violation using message = 'too many comments on this person';
  end if;
  return new;
end $$;
revoke all on function private.check_review_reply() from public;
grant execute on function private.check_review_reply() to service_role;
create trigger check_review_reply before insert on public.review_events
  for each row when (new.kind = 'replied') execute function private.check_review_reply();

-- The timeline names the colleague who replied. Nobody is notified: the client sees the reply on the page.
create function private.log_review_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_application_event(
    (select application_id from public.review_link_items where id = new.item_id), 'replied_to_client',
    jsonb_build_object('review_link_id', new.review_link_id, 'review_event_id', new.id)
  );
  return null;
end $$;
revoke all on function private.log_review_reply() from public;
grant execute on function private.log_review_reply() to service_role;
create trigger log_review_reply after insert on public.review_events
  for each row when (new.kind = 'replied') execute function private.log_review_reply();

create or replace function private.show_review(shown uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with newest as (
    select id, item_id, created_at, comment, kind, staff_id from public.review_events
    where review_link_id = shown and comment is not null
    order by created_at desc, id desc limit 2000
  ), ranked as (
    select *, row_number() over (partition by item_id order by id desc) as rank,
      sum(octet_length(comment)) over (order by id desc) as bytes
    from newest
  ), comments as (
    -- domain/review.ts has the same number of comments. The bytes are for all people of the shortlist together.
    select item_id, jsonb_agg(jsonb_build_object(
      'at', created_at, 'comment', comment, 'is_reply', kind = 'replied', 'author', private.show_recruiter(staff_id) ->> 'name'
    ) order by id) as list
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

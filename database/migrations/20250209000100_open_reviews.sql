-- What a hiring client sees of a shortlist: who has withdrawn or was erased is no longer there.
create function private.show_review(shown uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'recipient_name', link.recipient_name, 'language', link.language, 'message', link.message,
    'expires_at', link.expires_at, 'job_title', job.title, 'client_name', client.name,
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
        'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
        'decision', item.decision, 'decided_at', item.decided_at,
        'comments', (
          select coalesce(jsonb_agg(jsonb_build_object('at', event.created_at, 'comment', event.comment) order by event.id), '[]')
          from public.review_events as event where event.item_id = item.id and event.comment is not null
        )
      ) order by item.position, item.created_at)
      from public.review_link_items as item
      join public.applications as application on application.id = item.application_id
      join public.people as person on person.id = application.person_id
      where item.review_link_id = link.id and application.withdrawn_at is null and person.anonymised_at is null
    ), '[]')
  )
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id
  left join public.clients as client on client.id = job.client_id
  where link.id = shown
$$;

-- The page as it is rendered. Reading it leaves no trace: programs follow links in mails before people do.
create function public.open_review(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when revoked_at is not null then '{"state": "revoked"}'::jsonb
    when expires_at < now() then '{"state": "expired"}'::jsonb
    else private.show_review(id) || '{"state": "open"}'::jsonb
  end
  from public.review_links where token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;
grant execute on function public.open_review(text) to anon, authenticated;

-- A client's word reaches whoever has to act on it, and the person's own history.
create function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered uuid := (select application_id from public.review_link_items where id = new.item_id);
begin
  perform private.record_application_event(
    answered, 'client_' || new.kind, jsonb_build_object('review_link_id', new.review_link_id)
  );
  insert into public.notifications (user_id, kind, application_id, data)
  select distinct profile.user_id, 'client_' || new.kind, answered,
    jsonb_build_object('review_link_id', link.id, 'job_id', link.job_id)
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id
  join public.applications as application on application.id = answered
  join public.staff_profiles as profile on profile.user_id in (link.created_by, job.owner_id, application.owner_id)
  where link.id = new.review_link_id and profile.role in ('recruiter', 'admin') and profile.state = 'active';
  return null;
end $$;
create trigger follow_review after insert on public.review_events
  for each row when (new.item_id is not null and new.kind in ('commented', 'asked_for_interview', 'passed'))
  execute function private.follow_review();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.review_links, public.review_link_items, public.freelancer_availability, public.booking_link_turns;
  end if;
end $$;

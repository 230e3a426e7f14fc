-- Taken off a shortlist, the person is gone for the client; what the client had seen and said of them stays on record.
alter table public.review_link_items add column removed_at timestamptz;
grant update (removed_at) on public.review_link_items to authenticated;

create or replace function private.show_review(shown uuid) returns jsonb
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
      where item.review_link_id = link.id and item.removed_at is null and application.withdrawn_at is null and person.anonymised_at is null
    ), '[]')
  )
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id
  left join public.clients as client on client.id = job.client_id
  where link.id = shown
$$;

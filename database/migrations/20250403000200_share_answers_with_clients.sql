-- A shortlist shows the answers of an applicant, and the notes that staff have marked for the client. Shortlists that
-- were sent before keep to what they showed.
alter table public.review_link_items add column shows_answers boolean not null default false;
alter table public.review_link_items alter column shows_answers set default true;
grant insert (shows_answers), update (shows_answers) on public.review_link_items to authenticated;

alter table public.application_notes add column is_for_client boolean not null default false;
grant insert (is_for_client), update (is_for_client) on public.application_notes to authenticated;

create or replace function private.show_review(shown uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
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
          from public.application_notes as note
          where note.application_id = application.id and note.is_for_client
            -- A note that was written for the client of another job is not for this one.
            and note.created_at > coalesce((
              select max(event.created_at) from public.application_events as event
              where event.application_id = application.id and event.kind = 'job_moved'
            ), '-infinity')
        ),
        'comments', (
          select coalesce(jsonb_agg(jsonb_build_object('at', event.created_at, 'comment', event.comment) order by event.id), '[]')
          from public.review_events as event where event.item_id = item.id and event.comment is not null
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

-- The timeline of an application names the client's answer, so that its words can be read beside it. The words stay in
-- one place: erasing a person redacts them there.
create or replace function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered uuid := (select application_id from public.review_link_items where id = new.item_id);
begin
  perform private.record_application_event(
    answered, 'client_' || new.kind,
    jsonb_build_object('review_link_id', new.review_link_id, 'review_event_id', new.id)
  );
  insert into public.notifications (user_id, kind, application_id, data)
  select distinct profile.user_id, 'client_' || new.kind, answered,
    jsonb_build_object('review_link_id', link.id, 'job_id', link.job_id)
  from public.review_links as link
  join public.job_staff as job on job.job_id = link.job_id
  join public.applications as application on application.id = answered
  join public.staff_profiles as profile on profile.user_id in (link.created_by, job.owner_id, application.owner_id)
  where link.id = new.review_link_id and profile.role in ('recruiter', 'admin') and profile.state = 'active';
  return null;
end $$;

-- Both rows were written in one transaction, so their times are the same.
update public.application_events as event
set data = event.data || jsonb_build_object('review_event_id', answer.id)
from public.review_events as answer
join public.review_link_items as item on item.id = answer.item_id
where event.application_id = item.application_id and event.kind = 'client_' || answer.kind
  and event.created_at = answer.created_at;

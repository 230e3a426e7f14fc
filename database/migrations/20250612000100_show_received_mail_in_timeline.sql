-- Mail that a person wrote stands in their timeline, beside the mail that was sent to them.

create or replace view public.person_timeline with (security_invoker) as
select person_id, null::uuid as application_id, null::uuid as job_id, kind, actor_id, data, created_at
from public.person_events
union all
select application.person_id, application.id, application.job_id, event.kind, event.actor_id, event.data, event.created_at
from public.application_events as event
join public.applications as application on application.id = event.application_id
union all
select person_id, null, null, 'mail_' || state, created_by, jsonb_build_object('mail_id', id, 'template', template_key), created_at
from public.outbox
where application_id is null and person_id is not null
union all
select conversation.person_id, conversation.application_id, null, 'mail_received', null,
  jsonb_build_object('conversation_id', conversation.id, 'subject', mail.subject), mail.received_at
from public.conversations as conversation
join public.inbox as mail on mail.conversation_id = conversation.id
where mail.kind = 'mail';

-- older programs: run

-- Somebody who is known by restricted jobs only is hidden from API tokens; webhooks told of them all the same.
create function private.is_known_by_restricted_jobs_only(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id and staff.is_restricted
    where application.person_id = person
  ) and not exists (
    select from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id and not staff.is_restricted
    where application.person_id = person
  )
  and not exists (select from public.candidates as role where role.person_id = person)
  and not exists (select from public.freelancers as role where role.person_id = person)
  and not exists (select from public.waiting_list as role where role.person_id = person)
  and not exists (select from public.client_contacts as role where role.person_id = person)
$$;
revoke all on function private.is_known_by_restricted_jobs_only(uuid) from public;
grant execute on function private.is_known_by_restricted_jobs_only(uuid) to service_role;

create or replace function private.tell_webhooks(told_event public.webhook_event, object_id uuid, data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  webhook uuid;
  applicant constant uuid := case when told_event = 'application.created' then (data ->> 'person_id')::uuid end;
begin
  -- Other systems are on no team.
  if exists (
    select from public.job_staff as staff where staff.is_restricted and staff.job_id in (
      tell_webhooks.object_id, (data ->> 'job_id')::uuid,
      (select job_id from public.applications where id = (data ->> 'application_id')::uuid),
      (
        select application.job_id from public.conversations as conversation
        join public.applications as application on application.id = conversation.application_id
        where conversation.id = (data ->> 'conversation_id')::uuid
      )
    )
  ) then
    -- The person was added a moment before the application.
    delete from public.webhook_deliveries as delivery
    where delivery.object_id = applicant and delivery.event = 'person.created' and delivery.created_at = now()
      and private.is_known_by_restricted_jobs_only(applicant);
    return;
  end if;
  if told_event in ('person.created', 'person.updated') and private.is_known_by_restricted_jobs_only(tell_webhooks.object_id) then
    return;
  end if;
  for webhook in
    select id from public.webhooks where is_on and told_event = any (events)
  loop
    insert into public.webhook_deliveries (webhook_id, event, object_id, payload)
    values (webhook, told_event, tell_webhooks.object_id, jsonb_build_object(
      'type', told_event, 'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data
    ));
    perform private.queue_webhook(webhook);
  end loop;
end $$;

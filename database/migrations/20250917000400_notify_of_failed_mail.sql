-- older programs: run
-- A mail that failed for good, or came back, was shown only where somebody looked for it.

create function private.notify_of_failed_mail(mail uuid) returns void
language sql security definer set search_path = '' as $$
  with failed as (
    select profile.user_id, sent.application_id,
      case when sent.application_id is null then sent.conversation_id end as conversation_id
    from public.outbox as sent
    join public.staff_profiles as profile on profile.user_id = sent.created_by
      and profile.state = 'active' and profile.role in ('recruiter', 'admin')
    where sent.id = notify_of_failed_mail.mail and sent.for_staff is null
      and coalesce(sent.application_id, sent.conversation_id) is not null
  ), unread as (
    update public.notifications as notification set created_at = now()
    from failed
    where notification.user_id = failed.user_id and notification.kind = 'mail_failed' and notification.read_at is null
      and notification.application_id is not distinct from failed.application_id
      and notification.conversation_id is not distinct from failed.conversation_id
    returning notification.user_id
  )
  insert into public.notifications (user_id, kind, application_id, conversation_id)
  select user_id, 'mail_failed', application_id, conversation_id from failed
  where user_id not in (select user_id from unread)
$$;
revoke all on function private.notify_of_failed_mail(uuid) from public;
grant execute on function private.notify_of_failed_mail(uuid) to service_role;
comment on function private.notify_of_failed_mail(uuid) is
  'Notifies the colleague who wrote or caused a mail to an applicant or in a conversation that it was not delivered, once until they have read it.';

create function private.follow_failed_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_failed_mail(new.id);
  return null;
end $$;
revoke all on function private.follow_failed_mail() from public;
grant execute on function private.follow_failed_mail() to service_role;

create trigger follow_failed_mail after update of state on public.outbox
  for each row when (new.state = 'failed' and old.state <> 'failed')
  execute function private.follow_failed_mail();

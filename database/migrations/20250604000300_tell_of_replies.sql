-- Whoever is responsible for a conversation hears of replies.
alter table public.notifications add column conversation_id uuid references public.conversations (id) on delete cascade;
create index on public.notifications (conversation_id) where conversation_id is not null;
create policy "notifications of hidden conversations are hidden" on public.notifications as restrictive
  for select to authenticated using (
    conversation_id is null
    or exists (select from public.conversations as conversation where conversation.id = notifications.conversation_id)
  );

-- The assignee, or else whoever owns the application, its job or the client. A colleague who may not read the conversation
-- is none of them.
create function private.responsible_for(conversation public.conversations) returns uuid
language sql stable security definer set search_path = '' as $$
  select profile.user_id
  from (
    select conversation.assignee_id as user_id, 1 as rank
    union all select owner_id, 2 from public.applications where id = conversation.application_id
    union all
    select staff.owner_id, 3 from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id where application.id = conversation.application_id
    union all select owner_id, 4 from public.client_details where client_id = conversation.client_id
  ) as colleague
  join public.staff_profiles as profile using (user_id)
  where profile.state = 'active' and profile.role in ('recruiter', 'admin')
    and (not conversation.concerns_billing or profile.role = 'admin' or exists (
      select from public.client_details where client_id = conversation.client_id and owner_id = profile.user_id
    ))
  order by rank limit 1
$$;
revoke all on function private.responsible_for(public.conversations) from public;
grant execute on function private.responsible_for(public.conversations) to service_role;

-- A conversation of nobody becomes theirs, so that it is in their day and in their work when they leave. A second reply
-- before the first was read renews the notification.
create function private.notify_of_reply(conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
  colleague uuid;
begin
  select * into conversation from public.conversations where id = notify_of_reply.conversation_id for update;
  colleague := private.responsible_for(conversation);
  if colleague is distinct from conversation.assignee_id then
    update public.conversations set assignee_id = colleague where id = conversation.id;
  end if;
  if colleague is null or colleague is not distinct from private.acting_staff_id() then return; end if;
  update public.notifications as notification set created_at = now()
  where notification.user_id = colleague and notification.conversation_id = conversation.id and read_at is null;
  if found then return; end if;
  insert into public.notifications (user_id, kind, conversation_id) values (colleague, 'reply_received', conversation.id);
end $$;
revoke all on function private.notify_of_reply(uuid) from public;
grant execute on function private.notify_of_reply(uuid) to service_role;

-- A colleague who has read the conversation, or no longer has it, needs no notification of it any more.
create function private.end_notifications_of_replies() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set read_at = now()
  where conversation_id = new.id and read_at is null
    and (new.unread_since is null or user_id is distinct from new.assignee_id);
  return null;
end $$;
revoke all on function private.end_notifications_of_replies() from public;
grant execute on function private.end_notifications_of_replies() to service_role;
create trigger end_notifications_of_replies after update of unread_since, assignee_id on public.conversations
  for each row when (
    (old.unread_since is not null and new.unread_since is null) or old.assignee_id is distinct from new.assignee_id
  ) execute function private.end_notifications_of_replies();

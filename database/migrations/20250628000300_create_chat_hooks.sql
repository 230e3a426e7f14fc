-- Notifications of a colleague can also go to Slack or Teams, through an incoming webhook of that colleague's own channel.

create table public.staff_chat_hooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  app text not null check (app in ('slack', 'teams')),
  -- Whoever has the URL can write to the channel, so only its owner reads it.
  url text not null check (length(url) <= 2000 and url ~ '^https?://[^/@\s]+(/\S*)?$'),
  events text[] not null check (
    events <@ array['mentions', 'client_answers', 'tasks', 'interviews', 'replies', 'operations'] and cardinality(events) <= 6
  ),
  -- Why the last message was not sent.
  error text check (error in ('not_public', 'too_slow', 'unreachable', 'redirected', 'rejected')),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, app)
);
alter table public.staff_chat_hooks enable row level security;
grant all on public.staff_chat_hooks to service_role;
grant select, delete, insert (app, url, events), update (url, events) on public.staff_chat_hooks to authenticated;
create policy "recruiters can read their own chat hooks" on public.staff_chat_hooks for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert their own chat hooks" on public.staff_chat_hooks for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update their own chat hooks" on public.staff_chat_hooks for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete their own chat hooks" on public.staff_chat_hooks for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create trigger set_updated_at before update of url, events on public.staff_chat_hooks
  for each row execute function private.set_updated_at();
-- Not of `error` and `sent_at`, which the worker sets.
create trigger audit after insert or delete or update of url, events on public.staff_chat_hooks
  for each row execute function private.audit('id');

create function private.forget_chat_error() returns trigger language plpgsql set search_path = '' as $$
begin
  new.error := null;
  return new;
end $$;
revoke all on function private.forget_chat_error() from public;
create trigger forget_chat_error before update of url on public.staff_chat_hooks
  for each row when (old.url <> new.url) execute function private.forget_chat_error();

/* The event that a colleague chooses, of a kind of notification. */
create function private.chat_event(kind text) returns text language sql immutable set search_path = '' as $$
  select case
    when kind in ('mention', 'client_mention') then 'mentions'
    when kind = 'reply_received' then 'replies'
    when kind = 'webhook_paused' then 'operations'
    when kind like 'interview\_%' then 'interviews'
    when kind like 'client\_%' or kind like 'ad\_%' or kind in ('pause_requested', 'shortlist_links_ended')
      then 'client_answers'
    else 'tasks'
  end
$$;
revoke all on function private.chat_event(text) from public;
grant execute on function private.chat_event(text) to service_role;

create function private.queue_chat_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hook uuid;
begin
  for hook in
    select id from public.staff_chat_hooks
    where user_id = new.user_id and private.chat_event(new.kind) = any (events)
  loop
    perform private.add_job(
      'send-chat-message', json_build_object('hook_id', hook, 'notification_id', new.id), now(),
      'chat:' || hook || ':' || new.id
    );
  end loop;
  return null;
end $$;
revoke all on function private.queue_chat_messages() from public;
grant execute on function private.queue_chat_messages() to service_role;
create trigger queue_chat_messages after insert on public.notifications
  for each row execute function private.queue_chat_messages();

/* Sends a message without a cause to the caller's own channel. */
create function public.test_chat_hook(tested_hook uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('recruiter', 'admin') or not exists (
    select from public.staff_chat_hooks where id = tested_hook and user_id = auth.uid()
  ) then
    raise insufficient_privilege using message = 'only its owner tests a chat hook';
  end if;
  perform private.add_job('send-chat-message', json_build_object('hook_id', tested_hook), now(), 'chat-test:' || tested_hook);
end $$;
revoke all on function public.test_chat_hook(uuid) from public;
grant execute on function public.test_chat_hook(uuid) to authenticated, service_role;

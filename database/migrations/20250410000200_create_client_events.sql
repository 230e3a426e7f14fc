-- The trail of a client. It has no amounts: every recruiter reads it.
create table public.client_events (
  id bigint generated always as identity primary key,
  client_id uuid not null references public.clients (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor_id uuid references public.staff_profiles (user_id) on delete set null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4096),
  created_at timestamptz not null default now()
);
create index on public.client_events (client_id, created_at desc, id desc);
create index on public.client_events (actor_id) where actor_id is not null;
alter table public.client_events enable row level security;
grant all on public.client_events to service_role;
grant select on public.client_events to authenticated;
create policy "recruiters can read events of clients" on public.client_events
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

create function private.record_client_event(client uuid, kind text, data jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  -- The client may be deleted in the same statement.
  insert into public.client_events (client_id, kind, actor_id, data)
  select id, kind, private.acting_staff_id(), data from public.clients where id = client
$$;
revoke all on function private.record_client_event(uuid, text, jsonb) from public;
grant execute on function private.record_client_event(uuid, text, jsonb) to service_role;

create function private.log_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(new.id, 'created');
  return null;
end $$;
create trigger log_client after insert on public.clients for each row execute function private.log_client();

create function private.log_client_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(
    new.client_id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id)
  );
  return null;
end $$;
create trigger log_client_owner after update of owner_id on public.client_details
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.log_client_owner();

create function private.log_client_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_client_event(new.client_id, 'contact_added', jsonb_build_object('person_id', new.person_id));
  else
    perform private.record_client_event(old.client_id, 'contact_removed', jsonb_build_object('person_id', old.person_id));
  end if;
  return null;
end $$;
create trigger log_client_contact after insert or delete on public.client_contacts
  for each row execute function private.log_client_contact();

create function private.log_client_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(new.client_id, 'lead_converted', jsonb_build_object('lead_id', new.id));
  return null;
end $$;
create trigger log_client_lead after update of client_id on public.waiting_list
  for each row when (new.client_id is not null and old.client_id is distinct from new.client_id)
  execute function private.log_client_lead();

create function private.log_client_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(
    new.client_id, 'search_' || case new.state when 'open' then 'opened' else 'closed' end,
    jsonb_build_object('job_id', new.id)
  );
  return null;
end $$;
create trigger log_client_search_of_new after insert on public.jobs
  for each row when (new.state = 'open' and new.kind = 'client') execute function private.log_client_search();
create trigger log_client_search after update of state on public.jobs
  for each row when (new.kind = 'client' and (old.state = 'open') <> (new.state = 'open'))
  execute function private.log_client_search();

-- Notes, and calls and meetings, which count as contact with the client.
create type public.client_note_kind as enum ('note', 'call', 'meeting', 'email');

create table public.client_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  author_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  kind public.client_note_kind not null default 'note',
  body text not null check (length(btrim(body)) between 1 and 5000),
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.client_notes (client_id, created_at desc, id desc);
create index on public.client_notes (client_id, created_at desc) where kind <> 'note';
create index on public.client_notes (author_id);
create trigger set_updated_at before update on public.client_notes
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_notes
  for each row execute function private.audit('id');
alter table public.client_notes enable row level security;
grant all on public.client_notes to service_role;
grant select, delete on public.client_notes to authenticated;
grant insert (client_id, kind, body, mentions), update (kind, body, mentions) on public.client_notes to authenticated;
create policy "recruiters can read notes about clients" on public.client_notes
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert their own notes about clients" on public.client_notes
  for insert to authenticated
  with check (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update their own notes about clients" on public.client_notes
  for update to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete their own notes about clients" on public.client_notes
  for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "admins can delete notes about clients" on public.client_notes
  for delete to authenticated using ((select private.is_staff('admin')));

alter table public.notifications add column client_id uuid references public.clients (id) on delete cascade;
create index on public.notifications (client_id);

create function private.notify_mentioned_in_client_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, kind, actor_id, client_id, data)
  select profile.user_id, 'client_mention', new.author_id, new.client_id, jsonb_build_object('note_id', new.id)
  from public.staff_profiles as profile
  where profile.user_id = any (new.mentions)
    and profile.user_id is distinct from new.author_id
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
    and (tg_op = 'INSERT' or profile.user_id <> all (old.mentions));
  return null;
end $$;
create trigger notify_mentioned after insert or update of mentions on public.client_notes
  for each row execute function private.notify_mentioned_in_client_note();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_events, public.client_notes;
  end if;
end $$;

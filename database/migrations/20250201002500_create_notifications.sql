create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.staff_profiles (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor_id uuid references public.staff_profiles (user_id) on delete set null,
  application_id uuid references public.applications (id) on delete cascade,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4096),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index on public.notifications (user_id, created_at desc, id desc);
create index on public.notifications (user_id) where read_at is null;
create index on public.notifications (actor_id);
create index on public.notifications (application_id);
alter table public.notifications enable row level security;
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create policy "staff can read their own notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can update their own notifications" on public.notifications
  for update to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can delete their own notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

create function private.follow_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.application_id, 'note_added', jsonb_build_object('note_id', new.id));
  end if;
  insert into public.notifications (user_id, kind, actor_id, application_id, data)
  select profile.user_id, 'mention', new.author_id, new.application_id, jsonb_build_object('note_id', new.id)
  from public.staff_profiles as profile
  where profile.user_id = any (new.mentions)
    and profile.user_id is distinct from new.author_id
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
    and (tg_op = 'INSERT' or profile.user_id <> all (old.mentions));
  return null;
end $$;
create trigger follow_note after insert or update of mentions on public.application_notes
  for each row execute function private.follow_note();

create function private.notify_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, kind, actor_id, application_id)
  values (new.owner_id, 'assigned', private.acting_staff_id(), new.id);
  return null;
end $$;
create trigger notify_owner after update of owner_id on public.applications
  for each row when (new.owner_id is distinct from old.owner_id and new.owner_id is not null and new.owner_id <> auth.uid())
  execute function private.notify_owner();

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  screen text not null check (screen ~ '^[a-z_]{1,40}$'),
  name text not null check (length(btrim(name)) between 1 and 80),
  -- The search part of the address, columns included.
  query text not null check (length(query) <= 4000),
  is_shared boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, screen, name)
);
create index on public.saved_views (screen, position) where is_shared;
create trigger set_updated_at before update on public.saved_views
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.saved_views
  for each row execute function private.audit('id');
alter table public.saved_views enable row level security;
grant select, insert, update, delete on public.saved_views to authenticated;
create policy "staff can read their own and shared views" on public.saved_views
  for select to authenticated
  using ((is_shared or user_id = (select auth.uid())) and (select private.is_staff()));
create policy "staff can insert their own views" on public.saved_views
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can update their own views" on public.saved_views
  for update to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can delete their own views" on public.saved_views
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

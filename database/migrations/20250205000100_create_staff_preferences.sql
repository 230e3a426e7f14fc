-- What a member of staff chose for themselves: columns of a list, colour scheme, whether single keys are shortcuts.
create table public.staff_preferences (
  user_id uuid not null default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  key text not null check (key ~ '^[a-z_]{1,60}$'),
  value jsonb not null check (pg_column_size(value) <= 4096),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
create trigger set_updated_at before update on public.staff_preferences
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.staff_preferences
  for each row execute function private.audit('user_id', 'key');
alter table public.staff_preferences enable row level security;
grant select, insert, update, delete on public.staff_preferences to authenticated;
create policy "staff can read their own preferences" on public.staff_preferences
  for select to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can insert their own preferences" on public.staff_preferences
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can update their own preferences" on public.staff_preferences
  for update to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff can delete their own preferences" on public.staff_preferences
  for delete to authenticated using (user_id = (select auth.uid()) and (select private.is_staff()));

-- How a colleague ends their mails, in both languages.
create table public.staff_signatures (
  user_id uuid primary key default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  body jsonb not null check (private.is_message_text(body, 16384)),
  updated_at timestamptz not null default now()
);
comment on table public.staff_signatures is 'Rich text by language; a language without one gets the usual closing phrase and the name.';
alter table public.staff_signatures enable row level security;
grant all on public.staff_signatures to service_role;
grant select on public.staff_signatures to authenticated;
grant insert (body), update (body) on public.staff_signatures to authenticated;
create policy "recruiters can read their own signature" on public.staff_signatures for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert their own signature" on public.staff_signatures for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update their own signature" on public.staff_signatures for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create trigger set_updated_at before update on public.staff_signatures
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.staff_signatures
  for each row execute function private.audit('user_id');

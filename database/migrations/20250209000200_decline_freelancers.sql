alter type public.freelancer_state add value 'declined' before 'left';

-- What staff think of a freelancer. Not a column: freelancers may read their own row.
create table public.freelancer_notes (
  person_id uuid primary key references public.freelancers (person_id) on delete cascade,
  body text not null check (length(btrim(body)) between 1 and 5000),
  updated_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.freelancer_notes (updated_by);
create trigger set_updated_at before update on public.freelancer_notes
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.freelancer_notes
  for each row execute function private.audit('person_id');
alter table public.freelancer_notes enable row level security;
grant select, insert, update, delete on public.freelancer_notes to authenticated;
create policy "recruiters can read freelancer notes" on public.freelancer_notes
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert freelancer notes" on public.freelancer_notes
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update freelancer notes" on public.freelancer_notes
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete freelancer notes" on public.freelancer_notes
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- Who approved and when is for the database to say.
create function private.stamp_freelancer_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'approved' then
    new.approved_by := coalesce(old.approved_by, private.acting_staff_id());
    new.approved_at := coalesce(old.approved_at, now());
  elsif new.state in ('pending', 'left') then
    new.approved_by := null;
    new.approved_at := null;
  end if;
  return new;
end $$;
create trigger stamp_freelancer_state before update of state on public.freelancers
  for each row when (old.state <> new.state) execute function private.stamp_freelancer_state();

create function private.follow_freelancer_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.person_events (person_id, kind, actor_id, data)
  values (new.person_id, 'freelancer_state_changed', private.acting_staff_id(),
    jsonb_build_object('from', old.state, 'to', new.state));
  return null;
end $$;
create trigger follow_freelancer_state after update of state on public.freelancers
  for each row when (old.state <> new.state and new.state <> 'left') execute function private.follow_freelancer_state();

-- Sent by hand when somebody is approved or declined.
update public.email_templates set is_manual = true where key = 'freelancer_approved';

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.freelancer_notes;
  end if;
end $$;

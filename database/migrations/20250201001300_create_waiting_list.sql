create type public.lead_state as enum ('new', 'contacted', 'booked', 'closed');
create type public.lead_source as enum ('membership', 'contact', 'calculator');
create type public.plan as enum ('small', 'medium', 'large', 'project');

-- Leads: companies that wait for a call.
create table public.waiting_list (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  client_id uuid references public.clients (id) on delete set null,
  source public.lead_source not null default 'membership',
  company text check (length(company) <= 160),
  plan public.plan,
  roles_to_fill text check (length(roles_to_fill) <= 1000),
  message text check (length(message) <= 5000),
  calculation jsonb check (jsonb_typeof(calculation) = 'object' and pg_column_size(calculation) <= 8192),
  language public.language not null default 'en',
  state public.lead_state not null default 'new',
  state_changed_at timestamptz not null default now(),
  assignee_id uuid references public.staff_profiles (user_id) on delete set null,
  note text check (length(note) <= 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.waiting_list (person_id);
create index on public.waiting_list (client_id);
create index on public.waiting_list (assignee_id);
create index on public.waiting_list (state, created_at desc, id desc);
create index on public.waiting_list (created_at desc, id desc);

create function private.stamp_lead_state() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state_changed_at := now();
  return new;
end $$;
create trigger stamp_lead_state before update on public.waiting_list
  for each row when (old.state <> new.state) execute function private.stamp_lead_state();
create trigger set_updated_at before update on public.waiting_list
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.waiting_list
  for each row execute function private.audit('id');
alter table public.waiting_list enable row level security;
grant select, insert, update, delete on public.waiting_list to authenticated;
create policy "recruiters can read the waiting list" on public.waiting_list
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert into the waiting list" on public.waiting_list
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update the waiting list" on public.waiting_list
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete from the waiting list" on public.waiting_list
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- Hiring companies. Everything in this table may appear beside a published job.
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  website public.web_address,
  logo_path text check (length(logo_path) <= 300),
  about public.localized_text not null default '{}' check (private.longest(about) <= 2000),
  location text check (length(location) <= 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index clients_name_key on public.clients (lower(name));
create trigger set_updated_at before update on public.clients
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.clients
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.clients
  for each row execute function private.notify_content();
alter table public.clients enable row level security;
grant select on public.clients to anon;
grant select, insert, update, delete on public.clients to authenticated;
create policy "staff can read clients" on public.clients
  for select to authenticated using ((select private.is_staff()));
create policy "recruiters can insert clients" on public.clients
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update clients" on public.clients
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete clients" on public.clients
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

create table public.client_contacts (
  client_id uuid not null references public.clients (id) on delete cascade,
  person_id uuid not null references public.people (id) on delete cascade,
  title text check (length(title) <= 120),
  note text check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, person_id)
);
create index on public.client_contacts (person_id);
create trigger set_updated_at before update on public.client_contacts
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_contacts
  for each row execute function private.audit('client_id', 'person_id');
alter table public.client_contacts enable row level security;
grant select, insert, update, delete on public.client_contacts to authenticated;
create policy "recruiters can read client contacts" on public.client_contacts
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert client contacts" on public.client_contacts
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update client contacts" on public.client_contacts
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete client contacts" on public.client_contacts
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

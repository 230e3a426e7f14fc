-- Contracts and other papers of a client, for administrators and its owner. The files are in a private bucket of their
-- own, in a folder per client.
create type public.client_document_kind as enum ('contract', 'data_processing', 'other');

create table public.client_documents (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  kind public.client_document_kind not null default 'contract',
  path text not null unique check (length(path) between 1 and 500),
  file_name text not null check (length(file_name) <= 255 and private.is_file_name(file_name)),
  mime_type text not null check (length(mime_type) <= 120),
  size_bytes bigint not null check (size_bytes between 1 and 10485760),
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a file is in the folder of its client" check (starts_with(path, client_id || '/'))
);
create index on public.client_documents (client_id, created_at desc);
create index on public.client_documents (created_by);
create trigger set_updated_at before update on public.client_documents
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_documents
  for each row execute function private.audit('id');
alter table public.client_documents enable row level security;
grant all on public.client_documents to service_role;
grant select, delete on public.client_documents to authenticated;
grant insert (client_id, kind, path, file_name, mime_type, size_bytes), update (kind, file_name)
  on public.client_documents to authenticated;
create policy "admins and owners can read documents of clients" on public.client_documents
  for select to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can insert documents of clients" on public.client_documents
  for insert to authenticated
  with check ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can update documents of clients" on public.client_documents
  for update to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can delete documents of clients" on public.client_documents
  for delete to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('contracts', 'contracts', false, 10485760, array[
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text'
  ])
on conflict (id) do nothing;

create policy "admins and owners can read contracts" on storage.objects
  for select to authenticated using (
    bucket_id = 'contracts' and (
      (select private.is_staff('admin'))
      or split_part(name, '/', 1) in (select owned::text from private.owned_clients() as owned)
    )
  );
create policy "admins and owners can insert contracts" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'contracts' and (
      (select private.is_staff('admin'))
      or split_part(name, '/', 1) in (select owned::text from private.owned_clients() as owned)
    )
  );
create policy "admins and owners can delete contracts" on storage.objects
  for delete to authenticated using (
    bucket_id = 'contracts' and (
      (select private.is_staff('admin'))
      or split_part(name, '/', 1) in (select owned::text from private.owned_clients() as owned)
    )
  );

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_documents;
  end if;
end $$;

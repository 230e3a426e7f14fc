create type public.document_kind as enum ('cv', 'cover_letter', 'portfolio', 'other');
create type public.extraction_state as enum ('pending', 'done', 'failed');

-- The files themselves lie in the private bucket; this row says whose they are and makes their text searchable.
create table public.documents (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  kind public.document_kind not null default 'cv',
  bucket text not null default 'cvs' check (length(bucket) <= 100),
  path text not null check (length(path) between 1 and 500),
  file_name text not null check (length(file_name) between 1 and 255),
  mime_type text not null check (length(mime_type) <= 120),
  size_bytes bigint not null check (size_bytes between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  extraction public.extraction_state not null default 'pending',
  extracted_text text check (length(extracted_text) <= 500000),
  search tsvector generated always as (private.bilingual_tsvector(coalesce(extracted_text, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket, path)
);
create index on public.documents (person_id, created_at desc);
create index on public.documents (sha256);
create index on public.documents (created_at) where extraction = 'pending';
create index on public.documents using gin (search);
create trigger set_updated_at before update on public.documents
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.documents
  for each row execute function private.audit('id');
alter table public.documents enable row level security;
grant select, insert, update, delete on public.documents to authenticated;
create policy "recruiters can read documents" on public.documents
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert documents" on public.documents
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update documents" on public.documents
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete documents" on public.documents
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "people can read their own documents" on public.documents
  for select to authenticated using (person_id = (select private.own_person_id()));

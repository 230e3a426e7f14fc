-- A form sent with the e-mail address of a known person, by a sender who has not proved to own that address. It stays
-- apart from the person's records until the link mailed to the address is opened, and is deleted unconfirmed after it
-- expires. A confirmed row keeps its dates only, so that a second click gets the same answer.
create table public.pending_submissions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  form text not null check (form ~ '^[a-z-]{1,40}$'),
  job_id uuid references public.jobs (id) on delete cascade,
  email public.email_address not null,
  language public.language not null,
  -- The parsed fields, and what was checked against the database when they were sent.
  data jsonb not null check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 262144),
  checked jsonb not null default '{}' check (jsonb_typeof(checked) = 'object' and pg_column_size(checked) <= 2097152),
  cv_bucket text check (length(cv_bucket) <= 100),
  cv_path text check (length(cv_path) between 1 and 500),
  cv_file_name text check (length(cv_file_name) between 1 and 255),
  cv_mime_type text check (length(cv_mime_type) <= 120),
  cv_size_bytes bigint check (cv_size_bytes between 1 and 10485760),
  cv_sha256 text check (cv_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the mailed link; empty until there is one.
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  submitted_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  confirmed_at timestamptz,
  constraint "a file has a place, a name and a size" check (
    num_nulls(cv_bucket, cv_path, cv_file_name, cv_mime_type, cv_size_bytes, cv_sha256) in (0, 6)
  ),
  constraint "a confirmed submission holds nothing any more" check (
    confirmed_at is null or (data = '{}' and checked = '{}' and cv_path is null)
  )
);
create index on public.pending_submissions (person_id, submitted_at desc);
create index on public.pending_submissions (job_id) where job_id is not null;
create index on public.pending_submissions (submitted_at desc, id desc) where confirmed_at is null;
create index on public.pending_submissions (expires_at);
create unique index on public.pending_submissions (cv_bucket, cv_path) where cv_path is not null;
create trigger audit after insert or update or delete on public.pending_submissions
  for each row execute function private.audit('id');
alter table public.pending_submissions enable row level security;
-- All but the hash of the link.
grant select (
  id, person_id, form, job_id, email, language, data, checked, cv_bucket, cv_path, cv_file_name, cv_mime_type,
  cv_size_bytes, submitted_at, expires_at, confirmed_at
) on public.pending_submissions to authenticated;
grant select, insert, update, delete on public.pending_submissions to service_role;
create policy "recruiters can read pending submissions" on public.pending_submissions
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- Another address for the person: a link that was mailed to the old one no longer proves anything.
create function private.drop_pending_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.pending_submissions
  where person_id = new.id and confirmed_at is null and email = old.email
    -- The address of a merged record still leads to this person.
    and not exists (
      select from public.people as merged where merged.merged_into = new.id and merged.email = old.email
    );
  return null;
end $$;
create trigger drop_pending_submissions after update of email on public.people
  for each row when (
    old.email is not null and old.email is distinct from new.email and new.merged_into is null
  ) execute function private.drop_pending_submissions();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.pending_submissions;
  end if;
end $$;

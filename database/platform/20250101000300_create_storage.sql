-- The index of stored files. Who may see or change a row is decided by the product's policies.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit >= 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Byte order makes the one unique index serve look-ups, listing by prefix and sorting alike.
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  name text collate "C" not null check (name <> ''),
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);

create index objects_lower_name_idx on storage.objects (bucket_id, lower(name) collate "C");
create index objects_owner_id_idx on storage.objects (owner_id) where owner_id is not null;

create function storage.foldername(name text) returns text[]
language sql immutable strict parallel safe
as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;

create function storage.filename(name text) returns text
language sql immutable strict parallel safe
as $$
  select split_part(name, '/', -1)
$$;

create function storage.extension(name text) returns text
language sql immutable strict parallel safe
as $$
  select split_part(split_part(name, '/', -1), '.', -1)
$$;

create function storage.update_updated_at_column() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger update_buckets_updated_at before update on storage.buckets
  for each row execute function storage.update_updated_at_column();

-- A read that only notes the time of access is no change.
create trigger update_objects_updated_at
  before update of bucket_id, name, owner, owner_id, metadata, user_metadata, version on storage.objects
  for each row execute function storage.update_updated_at_column();

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

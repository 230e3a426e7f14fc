-- Uploads in several requests. Their bytes are in the storage as parts, until the last one has arrived and the file is
-- put together.

create table storage.resumable_uploads (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null,
  role text not null,
  owner_id text,
  is_upsert boolean not null,
  metadata text not null,
  size bigint,
  received bigint not null default 0,
  parts uuid[] not null default '{}',
  versions uuid[] not null default '{}',
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (received >= 0 and received <= size)
);

comment on column storage.resumable_uploads.role is 'Role of the uploader; ''signed'' for the holder of a signed URL.';
comment on column storage.resumable_uploads.metadata is 'The header Upload-Metadata.';
comment on column storage.resumable_uploads.size is 'Null until the client knows it.';
comment on column storage.resumable_uploads.versions is 'Versions under which the file may have been published.';

create index resumable_uploads_bucket_id_idx on storage.resumable_uploads (bucket_id);
create index resumable_uploads_owner_id_idx on storage.resumable_uploads (owner_id) where finished_at is null;
create index resumable_uploads_expires_at_idx on storage.resumable_uploads (expires_at);

alter table storage.resumable_uploads enable row level security;

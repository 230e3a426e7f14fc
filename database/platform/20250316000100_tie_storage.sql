-- Files and the database that knows them belong together: both carry the same id, written at the first start. A database
-- that was put beside the files of another one would take all of them for left over, and delete them.

create table storage.installation (
  singleton boolean primary key default true check (singleton),
  id uuid not null,
  created_at timestamptz not null default now()
);

comment on table storage.installation is
  'One row: the id that the storage of this installation carries too. It is in no backup; a restored database gets its own.';

alter table storage.installation enable row level security;

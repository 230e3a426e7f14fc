-- People, clients and jobs from the file of another system (234). The rows of the file are stored when it is uploaded; the
-- worker checks them, imports them and can undo the whole. They are deleted when the time for undo is over.
create type public.import_state as enum (
  'mapping', 'checking', 'checked', 'running', 'cancelling', 'done', 'undoing', 'undone'
);

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  -- The colleague whose rights apply to the rows: who started the import or, later, who undoes it.
  acting_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  assurance text not null default 'aal1' check (assurance in ('aal1', 'aal2')),
  target text not null check (target in ('people', 'clients', 'jobs')),
  file_name text not null check (length(file_name) between 1 and 200),
  -- How the file was read: type, encoding, separator, name of the sheet.
  format jsonb not null default '{}' check (jsonb_typeof(format) = 'object' and pg_column_size(format) < 2000),
  columns text[] not null check (cardinality(columns) between 1 and 200),
  -- The field of each column, in the order of the file; null for a column that is left out.
  mapping text[] not null default '{}',
  month_first boolean not null default false,
  -- Set when the import starts: why the agency may have the data, and where it is from.
  basis text check (basis in ('consent', 'legitimate_interest', 'request')),
  source text check (length(btrim(source)) between 1 and 80),
  sends_notice boolean not null default false,
  state public.import_state not null default 'mapping',
  is_stopped boolean not null default false,
  total integer not null check (total between 1 and 50000),
  -- Rows that the current step has gone through, with their counts.
  progress integer not null default 0 check (progress >= 0),
  outcomes jsonb not null default '{}' check (jsonb_typeof(outcomes) = 'object' and pg_column_size(outcomes) < 2000),
  reasons jsonb not null default '{}' check (jsonb_typeof(reasons) = 'object' and pg_column_size(reasons) < 10000),
  notes jsonb not null default '{}' check (jsonb_typeof(notes) = 'object' and pg_column_size(notes) < 10000),
  undone integer not null default 0 check (undone >= 0),
  kept jsonb not null default '{}' check (jsonb_typeof(kept) = 'object' and pg_column_size(kept) < 10000),
  started_at timestamptz,
  finished_at timestamptz,
  undo_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an import that has started has a basis and a source" check (
    state in ('mapping', 'checking', 'checked') or source is not null and (basis is not null or target <> 'people')
  )
);
create index on public.imports (created_by, created_at);
create index on public.imports (acting_id);
create index on public.imports (created_at desc, id desc);
create trigger set_updated_at before update on public.imports
  for each row execute function private.set_updated_at();
create trigger audit after insert or delete on public.imports
  for each row execute function private.audit('id');
create trigger audit_state after update of state on public.imports
  for each row when (old.state is distinct from new.state) execute function private.audit('id');
alter table public.imports enable row level security;
grant all on public.imports to service_role;
grant select on public.imports to authenticated;
create policy "recruiters can read their imports and administrators all" on public.imports
  for select to authenticated using (
    (select private.is_staff('admin'))
    or created_by = (select auth.uid()) and (select private.is_staff('recruiter'))
  );

create table public.import_rows (
  import_id uuid not null references public.imports (id) on delete cascade,
  position integer not null check (position > 0),
  cells text[] not null,
  -- By which the row is compared with others, such as the address of a person.
  key text check (length(key) <= 300),
  -- What the check expects or the run has done, and why a row is rejected.
  outcome text check (outcome in ('new', 'matched', 'rejected')),
  reason text check (reason ~ '^[a-z_]{2,40}$'),
  notes text[] not null default '{}',
  state public.bulk_row_state not null default 'waiting',
  target_id uuid,
  application_id uuid,
  -- What undo needs.
  before jsonb check (pg_column_size(before) < 50000),
  mail_id uuid references public.outbox (id) on delete set null,
  primary key (import_id, position)
);
create index on public.import_rows (import_id, position) where state = 'waiting';
create index on public.import_rows (import_id, outcome, position);
create index on public.import_rows (import_id, key) where key is not null;
create index on public.import_rows (target_id) where target_id is not null;
create index on public.import_rows (mail_id) where mail_id is not null;
alter table public.import_rows enable row level security;
grant all on public.import_rows to service_role;
grant select on public.import_rows to authenticated;
create policy "recruiters can read the rows of imports that they can read" on public.import_rows
  for select to authenticated using (
    import_id in (select id from public.imports)
    and (
      (select private.is_staff('admin'))
      or target_id is null or target_id not in (select private.people_awaiting_erasure())
    )
  );

-- The field that the agency chose for a column name last time.
create table public.import_mappings (
  target text not null check (target in ('people', 'clients', 'jobs')),
  header text not null check (length(header) between 1 and 100),
  field text check (field ~ '^[a-z_]{2,40}$'),
  updated_at timestamptz not null default now(),
  primary key (target, header)
);
create trigger set_updated_at before update on public.import_mappings
  for each row execute function private.set_updated_at();
alter table public.import_mappings enable row level security;
grant all on public.import_mappings to service_role;
grant select on public.import_mappings to authenticated;
create policy "recruiters can read remembered columns" on public.import_mappings
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- An erased person leaves nothing in rows of files: neither in those that were imported, nor in those that name the address.
create function private.forget_in_imports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.import_rows set cells = '{}', key = null, before = null
  where target_id = new.id or (
    old.email is not null
    and exists (select from unnest(cells) as cell where lower(btrim(cell)) = lower(old.email::text))
  );
  return null;
end $$;
revoke all on function private.forget_in_imports() from public;
create trigger forget_in_imports after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_imports();

-- True if a row of a table, other than of those left out, refers to this one.
create function private.is_referenced(referred regclass, id uuid, left_out regclass[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  key record;
  found_row boolean;
begin
  for key in
    select own.attrelid::regclass as relation, own.attname as name from pg_catalog.pg_constraint
    cross join unnest(conkey, confkey) as part (own_column, other_column)
    join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = own_column
    join pg_catalog.pg_attribute as other on other.attrelid = confrelid and other.attnum = other_column and other.attname = 'id'
    where contype = 'f' and confrelid = referred and conrelid <> all (left_out::oid[])
  loop
    execute format('select exists (select from %s where %I = $1)', key.relation, key.name) into found_row using id;
    if found_row then return true; end if;
  end loop;
  return false;
end $$;
revoke all on function private.is_referenced(regclass, uuid, regclass[]) from public;
grant execute on function private.is_referenced(regclass, uuid, regclass[]) to service_role;

-- Ends the run of an import: its notices leave when it can no longer be undone.
create function private.finish_import(import uuid, undo_seconds integer, margin_seconds integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ends_at timestamptz := now() + make_interval(secs => undo_seconds);
begin
  update public.import_rows set state = 'cancelled' where import_id = import and state = 'waiting';
  update public.imports
  set state = 'done', is_stopped = state = 'cancelling', finished_at = now(), undo_until = ends_at
  where id = import;
  update public.outbox as mail set send_after = ends_at + make_interval(secs => margin_seconds)
  from public.import_rows as imported
  where imported.import_id = import and imported.state = 'done' and mail.id = imported.mail_id and mail.state = 'queued';
end $$;
revoke all on function private.finish_import(uuid, integer, integer) from public;
grant execute on function private.finish_import(uuid, integer, integer) to service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.imports;
  end if;
end $$;

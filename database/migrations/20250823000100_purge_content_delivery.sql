-- older programs: run
-- A CDN holds public pages under the names of the tables that they were rendered from. A change is recorded in its own
-- transaction, so that no process can miss it and exactly one process takes it.

-- The row is there while a CDN is to be told; without one, changes are not recorded.
create table private.cdn_purging (
  singleton boolean primary key default true check (singleton)
);
alter table private.cdn_purging enable row level security;
grant all on private.cdn_purging to service_role;

create table private.cdn_changes (
  id bigint generated always as identity primary key,
  tag text not null,
  changed_at timestamptz not null default now(),
  transaction xid8 not null default pg_current_xact_id(),
  -- Until then a process is purging, or waits after a failure.
  claimed_until timestamptz not null default '-infinity'
);
alter table private.cdn_changes enable row level security;
grant all on private.cdn_changes to service_role;

-- Once per table and transaction. Rows of other transactions do not count: a process may be purging them at this moment.
create function private.note_cdn_change(changed text) returns void
language sql security definer set search_path = '' as $$
  insert into private.cdn_changes (tag)
  select changed from private.cdn_purging
  where not exists (
    select from private.cdn_changes as noted
    where noted.tag = changed and noted.transaction = pg_current_xact_id()
  )
$$;
revoke all on function private.note_cdn_change(text) from public;
grant execute on function private.note_cdn_change(text) to service_role;

-- These run with the rights of their owner, because staff may not write the table themselves.
create or replace function private.notify_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  named jsonb := coalesce(becomes, was);
begin
  if coalesce(was ->> 'state', 'draft') = 'draft' and coalesce(becomes ->> 'state', 'draft') = 'draft'
    and named ? 'state' then
    return null;
  end if;
  perform private.note_cdn_change(tg_table_name);
  perform pg_notify('content', jsonb_strip_nulls(jsonb_build_object(
    'table', tg_table_name,
    'op', lower(tg_op),
    'id', coalesce(named -> 'id', named -> 'key'),
    'slug', named -> 'slug',
    'old_slug', nullif(was -> 'slug', becomes -> 'slug'),
    'job_id', named -> 'job_id'
  ))::text);
  return null;
end $$;

create or replace function private.notify_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_cdn_change('articles');
  perform pg_notify('content', '{"table": "articles", "op": "update"}');
  return null;
end $$;

create or replace function private.notify_recruiter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_cdn_change('jobs');
  perform pg_notify('content', '{"table": "jobs", "op": "update"}');
  return null;
end $$;

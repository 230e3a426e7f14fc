-- Everything an agency has, as one archive that the worker makes (254). Only administrators see and download it, and only
-- until it expires.
create table public.data_exports (
  id uuid primary key default gen_random_uuid(),
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  assurance text not null default 'aal1' check (assurance in ('aal1', 'aal2')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'expired')),
  -- What the archive has so far.
  row_count integer not null default 0 check (row_count >= 0),
  file_count integer not null default 0 check (file_count >= 0),
  size_bytes bigint check (size_bytes > 0),
  finished_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an archive that can be downloaded has a size and an end" check (
    state <> 'done' or (size_bytes is not null and expires_at is not null)
  )
);
create index on public.data_exports (created_by);
create index on public.data_exports (created_at desc);
-- One at a time: an archive may fill half the disk.
create unique index data_exports_one_at_a_time on public.data_exports ((true)) where state in ('waiting', 'running');
create trigger set_updated_at before update on public.data_exports
  for each row execute function private.set_updated_at();
create trigger audit after insert or delete on public.data_exports
  for each row execute function private.audit('id');
create trigger audit_state after update of state on public.data_exports
  for each row when (old.state is distinct from new.state) execute function private.audit('id');
alter table public.data_exports enable row level security;
grant all on public.data_exports to service_role;
grant select on public.data_exports to authenticated;
create policy "admins can read exports of data" on public.data_exports
  for select to authenticated using ((select private.is_staff('admin')));

insert into storage.buckets (id, name, public, allowed_mime_types) values
  ('exports', 'exports', false, array['application/zip'])
on conflict (id) do nothing;
-- The server writes and removes them.
create policy "admins can read archives until they expire" on storage.objects
  for select to authenticated using (
    bucket_id = 'exports' and (select private.is_staff('admin')) and exists (
      select from public.data_exports as export
      where export.id::text || '.zip' = objects.name and export.state = 'done' and export.expires_at > now()
    )
  );

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.data_exports;
  end if;
end $$;

-- Who changed what and when. Names of columns only: the trail must outlive the personal data it speaks of.
create table public.audit_log (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  -- No foreign key: the trail stays when an account goes.
  actor_id uuid,
  actor_role text not null,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  table_name text not null,
  row_id text not null check (length(row_id) <= 200),
  changed_columns text[] not null default '{}'
);
create index on public.audit_log (occurred_at desc, id desc);
create index on public.audit_log (table_name, row_id, id desc);
create index on public.audit_log (actor_id, id desc);

-- Arguments name the columns that identify a row.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(column_name order by column_name), '{}') into changed
    from jsonb_each(becomes) as pair (column_name, value)
    where value is distinct from was -> column_name
      and column_name <> all ('{updated_at,last_activity_at,version,search,search_en,search_sv,search_name,missing}');
    if changed = '{}' then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, changed_columns)
  select auth.uid(), coalesce(nullif(auth.role(), ''), session_user::text), lower(tg_op), tg_table_name,
    string_agg(coalesce(becomes, was) ->> key_column, '/' order by position), changed
  from unnest(tg_argv) with ordinality as keys (key_column, position);
  return null;
end $$;

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'the audit log is append-only';
end $$;
create trigger append_only before update or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

alter table public.audit_log enable row level security;
revoke update, truncate on public.audit_log from service_role;
grant select on public.audit_log to authenticated;
create policy "admins can read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_staff('admin')));

create trigger audit after insert or update of name, email, role, state, language, title, avatar_path or delete
  on public.staff_profiles for each row execute function private.audit('user_id');
create trigger audit after insert or update or delete on public.settings
  for each row execute function private.audit('key');

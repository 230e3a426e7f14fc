create type public.staff_role as enum ('admin', 'recruiter', 'editor');
create type public.staff_state as enum ('pending', 'active', 'disabled');

create table public.settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{0,63}$'),
  value jsonb not null check (pg_column_size(value) <= 16384),
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.staff_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 120),
  email public.email_address not null,
  role public.staff_role,
  state public.staff_state not null default 'pending',
  language public.language not null default 'en',
  title text check (length(title) <= 120),
  avatar_path text check (length(avatar_path) <= 300),
  invited_by uuid references public.staff_profiles (user_id) on delete set null,
  approved_by uuid references public.staff_profiles (user_id) on delete set null,
  approved_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "active staff have a role" check (state <> 'active' or role is not null)
);
create index on public.staff_profiles (invited_by);
create index on public.staff_profiles (approved_by);
create index on public.staff_profiles (state, role);

-- The caller's role in the back office, or null: pending and disabled accounts have none, nor has
-- a session that owes a second factor (enrolled by the person, or required of all by the setting).
create function private.staff_role() returns public.staff_role
language sql stable security definer set search_path = '' as $$
  select profile.role
  from public.staff_profiles as profile
  where profile.user_id = auth.uid()
    and profile.state = 'active'
    and (
      auth.jwt() ->> 'aal' = 'aal2'
      or not (
        exists (select from public.settings where key = 'require_second_factor' and value = 'true')
        or exists (
          select from auth.mfa_factors as factor
          where factor.user_id = profile.user_id and factor.status = 'verified'
        )
      )
    )
$$;

-- Any active member of staff, or one of the roles named.
create function private.is_staff(variadic roles public.staff_role[] default '{}') returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select cardinality(roles) = 0 or role = any (roles) from private.staff_role() as role where role is not null), false)
$$;

grant execute on function private.staff_role(), private.is_staff(public.staff_role[]) to anon, authenticated;

-- For tables where visitors manage their own row: staff may change every column, others only those named.
create function private.guard_own_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refused text;
begin
  if auth.role() is distinct from 'authenticated' or private.is_staff('recruiter', 'admin') then
    return new;
  end if;
  select string_agg(column_name, ', ') into refused
  from jsonb_each(to_jsonb(new)) as changed (column_name, value)
  where value is distinct from to_jsonb(old) -> column_name
    and column_name <> 'updated_at'
    and column_name <> all (tg_argv);
  if refused is not null then
    raise insufficient_privilege using message = 'not yours to change: ' || refused;
  end if;
  return new;
end $$;

-- Nobody decides over their own role or state; only administrators decide over others'.
create function private.guard_staff_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  if new.user_id = auth.uid() then
    if (to_jsonb(new) - '{name,language,title,avatar_path,updated_at}'::text[])
      is distinct from (to_jsonb(old) - '{name,language,title,avatar_path,updated_at}'::text[]) then
      raise insufficient_privilege using message = 'you can change your own name, title, picture and language only';
    end if;
  elsif new.user_id <> old.user_id then
    raise insufficient_privilege using message = 'a profile stays with its account';
  end if;
  return new;
end $$;

create trigger guard_staff_profile before update on public.staff_profiles
  for each row execute function private.guard_staff_profile();

-- Statement before row: two administrators who demote each other queue here, before either holds a row.
create function private.queue_for_administrators() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff_profiles.administrators'));
  return null;
end $$;

create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Locking the rows makes a repeatable-read caller fail rather than trust its old snapshot.
  perform from public.staff_profiles
  where role = 'admin' and state = 'active' and user_id <> old.user_id
  for update;
  if not found then
    raise exception 'the last administrator cannot be removed, demoted or disabled'
      using hint = 'last_administrator';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger queue_for_administrators before update of role, state or delete on public.staff_profiles
  for each statement execute function private.queue_for_administrators();
create trigger keep_an_administrator_on_update before update of role, state on public.staff_profiles
  for each row when (
    old.role = 'admin' and old.state = 'active'
    and (new.role is distinct from 'admin' or new.state is distinct from 'active')
  ) execute function private.keep_an_administrator();
create trigger keep_an_administrator_on_delete before delete on public.staff_profiles
  for each row when (old.role = 'admin' and old.state = 'active')
  execute function private.keep_an_administrator();

create trigger set_updated_at before update on public.staff_profiles
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.settings
  for each row execute function private.set_updated_at();
create trigger notify_content after insert or update or delete on public.settings
  for each row execute function private.notify_content();

alter table public.staff_profiles enable row level security;
grant select, delete on public.staff_profiles to authenticated;
grant update (name, language, title, avatar_path, role, state, approved_by, approved_at)
  on public.staff_profiles to authenticated;
create policy "staff can read staff profiles" on public.staff_profiles
  for select to authenticated using ((select private.is_staff()));
create policy "people can read their own staff profile" on public.staff_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people can update their own staff profile" on public.staff_profiles
  for update to authenticated using (user_id = (select auth.uid()));
create policy "admins can update staff profiles" on public.staff_profiles
  for update to authenticated using ((select private.is_staff('admin')));
create policy "admins can delete staff profiles" on public.staff_profiles
  for delete to authenticated using ((select private.is_staff('admin')));

alter table public.settings enable row level security;
grant select on public.settings to anon;
grant select, insert, update, delete on public.settings to authenticated;
create policy "anyone can read public settings" on public.settings
  for select to anon, authenticated using (is_public);
create policy "staff can read settings" on public.settings
  for select to authenticated using ((select private.is_staff()));
create policy "admins can insert settings" on public.settings
  for insert to authenticated with check ((select private.is_staff('admin')));
create policy "admins can update settings" on public.settings
  for update to authenticated using ((select private.is_staff('admin')));
create policy "admins can delete settings" on public.settings
  for delete to authenticated using ((select private.is_staff('admin')));

insert into public.settings (key, value, is_public) values
  ('require_second_factor', 'false', false),
  ('office', '{"street": "", "postal_code": "", "city": "Stockholm", "country": "SE"}', true);

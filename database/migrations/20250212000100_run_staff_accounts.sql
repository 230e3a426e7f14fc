-- When somebody was last at work: a session begins, gets its second factor or is refreshed, which it is every hour.
create function private.note_staff_seen() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_profiles set last_seen_at = now() where user_id = new.user_id;
  return null;
end $$;
create trigger note_staff_seen after insert or update of refreshed_at, aal on auth.sessions
  for each row execute function private.note_staff_seen();

-- Whoever is invited with a role need not wait for it once the address is proven, as long as the one who invited is
-- still an administrator. Both columns are set by the invitation alone.
create function private.admit_invited_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff_profiles as invited
  set state = 'active', approved_by = invited.invited_by, approved_at = now()
  from public.staff_profiles as inviter
  where invited.user_id = new.id and invited.state = 'pending' and invited.role is not null
    and inviter.user_id = invited.invited_by and inviter.role = 'admin' and inviter.state = 'active';
  return null;
end $$;
create trigger admit_invited_staff after update of email_confirmed_at on auth.users
  for each row when (new.invited_at is not null and old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.admit_invited_staff();

-- What the accounts of colleagues look like, for administrators; nothing for anybody else.
create function private.staff_account(member uuid) returns table (
  is_confirmed boolean, has_second_factor boolean, session_count integer
)
language sql stable security definer set search_path = '' as $$
  select account.email_confirmed_at is not null,
    exists (select from auth.mfa_factors where user_id = account.id and status = 'verified'),
    (select count(*)::integer from auth.sessions where user_id = account.id)
  from auth.users as account
  where account.id = member and private.is_staff('admin')
$$;
grant execute on function private.staff_account(uuid) to authenticated;

create view public.staff_list with (security_invoker = true) as
  select profile.user_id, profile.name, profile.email::text as email, profile.role::text as role, profile.state,
    case
      when profile.state = 'pending' and not account.is_confirmed then 'invited'
      when profile.state = 'pending' then 'waiting'
      else profile.state::text
    end as standing,
    profile.language, profile.title, account.has_second_factor, account.session_count, profile.last_seen_at,
    profile.approved_at, inviter.name as invited_by_name, profile.created_at
  from public.staff_profiles as profile
  cross join lateral private.staff_account(profile.user_id) as account
  left join public.staff_profiles as inviter on inviter.user_id = profile.invited_by;
revoke all on public.staff_list from service_role;
grant select on public.staff_list to authenticated;

-- Settings and periods are few and rarely changed, and whoever looks at them wants them as they are.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.settings, public.retention_periods, public.retention_runs;
  end if;
end $$;

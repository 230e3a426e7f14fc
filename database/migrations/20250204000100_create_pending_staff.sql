-- Who signs up for the back office, or is invited to it, waits there for a role. What people say
-- about themselves decides only that they wait and what they are called, never a role or a state.
create function private.create_pending_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.staff_profiles (user_id, name, email, language)
  values (
    new.id,
    coalesce(nullif(btrim(left(btrim(new.raw_user_meta_data ->> 'name'), 120)), ''), split_part(new.email, '@', 1)),
    new.email,
    case when new.raw_user_meta_data ->> 'language' = 'sv' then 'sv' else 'en' end::public.language
  )
  on conflict (user_id) do nothing;
  return null;
end $$;

-- Signing up counts once the address is proven, and only for accounts that began with an address
-- and a password: those who came from LinkedIn are visitors, whatever they write into their metadata.
create trigger create_pending_staff_on_insert after insert on auth.users
  for each row when (
    new.invited_at is not null
    or new.email_confirmed_at is not null
      and new.raw_user_meta_data ->> 'account' = 'staff'
      and new.raw_app_meta_data ->> 'provider' = 'email'
  ) execute function private.create_pending_staff();
create trigger create_pending_staff_on_update after update of email_confirmed_at, invited_at on auth.users
  for each row when (
    old.invited_at is null and new.invited_at is not null
    or old.email_confirmed_at is null and new.email_confirmed_at is not null
      and new.raw_user_meta_data ->> 'account' = 'staff'
      and new.raw_app_meta_data ->> 'provider' = 'email'
  ) execute function private.create_pending_staff();

-- How the caller stands with the back office; no row for visitors. An active account that has no
-- role in this session owes it a second factor.
create function public.get_staff_access() returns table (
  name text,
  role public.staff_role,
  state public.staff_state,
  language public.language,
  owes_second_factor boolean
)
language sql stable security definer set search_path = '' as $$
  select profile.name, profile.role, profile.state, profile.language,
    profile.state = 'active' and private.staff_role() is null
  from public.staff_profiles as profile
  where profile.user_id = auth.uid()
$$;
grant execute on function public.get_staff_access() to authenticated;

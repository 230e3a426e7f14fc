-- Whether a token still speaks for its account: its session has not ended and owes no second factor.
-- A token that another service signed with the shared secret belongs to no session here.
create function private.speaks_for(account uuid, opened_session uuid, claimed_level text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (
      opened_session is null
      or exists (
        select from auth.sessions as session
        where session.id = opened_session and session.user_id = account and coalesce(session.not_after > now(), true)
      )
    )
    and not private.owes_second_factor(account, opened_session, claimed_level)
$$;

create function private.speaks_for_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null
    and private.speaks_for(auth.uid(), (auth.jwt() ->> 'session_id')::uuid, auth.jwt() ->> 'aal')
$$;
grant execute on function private.speaks_for_account() to authenticated;

create or replace function private.own_person_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.people
  where user_id = auth.uid() and merged_into is null and anonymised_at is null and private.speaks_for_account()
$$;

alter policy "people can read their own staff profile" on public.staff_profiles
  using (user_id = (select auth.uid()) and (select private.speaks_for_account()));
alter policy "people can update their own staff profile" on public.staff_profiles
  using (user_id = (select auth.uid()) and (select private.speaks_for_account()));

-- Nothing else asked for it.
drop function private.owes_second_factor();

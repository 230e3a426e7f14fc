-- Contacts of a client sign in to the portal with a code that is mailed to them (151). Access is given for one address:
-- with another address it has to be given again, because the portal shows money that only the owner may show.
create table public.client_portal_access (
  client_id uuid not null,
  person_id uuid not null,
  email public.email_address not null,
  given_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (client_id, person_id),
  foreign key (client_id, person_id) references public.client_contacts (client_id, person_id)
    on delete cascade on update cascade
);
create index on public.client_portal_access (person_id);
create index on public.client_portal_access (lower(email::text));
create index on public.client_portal_access (given_by);
create trigger audit after insert or update or delete on public.client_portal_access
  for each row execute function private.audit('client_id', 'person_id');
alter table public.client_portal_access enable row level security;
grant all on public.client_portal_access to service_role;
-- Giving access mails the contact, so the server does it. Every recruiter may withdraw it.
grant select, delete on public.client_portal_access to authenticated;
create policy "recruiters can read portal access" on public.client_portal_access
  for select to authenticated using (
    (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
  );
create policy "recruiters can withdraw portal access" on public.client_portal_access
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- A client that the agency has stopped working for: its last plan has ended, no search is open and no project runs.
create function private.client_has_ended(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.client_plans as former where former.client_id = client)
    and not exists (
      select from public.client_plans as plan
      where plan.client_id = client and (plan.ends_on is null or plan.ends_on >= private.stockholm_today())
    )
    and not exists (
      select from public.jobs as job where job.client_id = client and job.state = 'open' and job.kind = 'client'
    )
    and not exists (
      select from public.client_projects as project
      where project.client_id = client and project.cancelled_on is null
        and (project.signed_on is null or project.guarantee_ends_on >= private.stockholm_today())
    )
$$;
revoke all on function private.client_has_ended(uuid) from public;
grant execute on function private.client_has_ended(uuid) to service_role;

-- Access that is valid now. Staff have none: they would see the money of clients that they do not own.
create view private.portal_access as
select access.client_id, access.person_id, access.email
from public.client_portal_access as access
join public.people as person on person.id = access.person_id
where lower(person.email::text) = lower(access.email::text) and person.merged_into is null
  and person.anonymised_at is null and person.erase_after is null
  and not exists (
    select from public.staff_profiles as profile
    join auth.users as account on account.id = profile.user_id
    where lower(account.email) = lower(access.email::text)
  )
  and not private.client_has_ended(access.client_id);
grant select on private.portal_access to service_role;

-- The caller as a contact: one row per client. It is decided on every request, by the confirmed address of the account.
create function private.portal_contacts() returns table (client_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select access.client_id, access.person_id
  from auth.users as account
  join private.portal_access as access on lower(access.email::text) = lower(account.email)
  where account.id = auth.uid() and account.email_confirmed_at is not null and account.deleted_at is null
    and coalesce(account.banned_until <= now(), true) and private.speaks_for_account()
$$;
create function private.portal_clients() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select client_id from private.portal_contacts()
$$;
revoke all on function private.portal_contacts(), private.portal_clients() from public;
grant execute on function private.portal_contacts() to service_role;
grant execute on function private.portal_clients() to authenticated, service_role;

-- Tells open portals that something they show has changed, without its content: they read it again, with the rights of
-- that moment. A row is for all contacts of a client, or for one account whose access has changed. Rows are only inserted,
-- so that transactions never wait for each other; an hourly task deletes them.
create table public.portal_changes (
  id bigint generated always as identity primary key,
  client_id uuid references public.clients (id) on delete cascade,
  account_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(client_id, account_id) = 1)
);
create index on public.portal_changes (client_id, created_at);
create index on public.portal_changes (account_id);
create index on public.portal_changes (created_at);
alter table public.portal_changes enable row level security;
grant all on public.portal_changes to service_role;
grant select on public.portal_changes to authenticated;
create policy "contacts can read changes of their clients" on public.portal_changes
  for select to authenticated using (client_id in (select private.portal_clients()));
create policy "accounts can read changes of their access" on public.portal_changes
  for select to authenticated using (account_id = (select auth.uid()) and (select private.speaks_for_account()));

create function private.tell_portal_account(address text) returns void
language sql security definer set search_path = '' as $$
  insert into public.portal_changes (account_id)
  select id from auth.users where lower(email) = lower(address) and deleted_at is null
$$;
revoke all on function private.tell_portal_account(text) from public;
grant execute on function private.tell_portal_account(text) to service_role;

create function private.log_portal_access() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed public.client_portal_access;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  perform private.record_client_event(
    changed.client_id, case tg_op when 'DELETE' then 'portal_access_ended' else 'portal_access_given' end,
    jsonb_build_object('person_id', changed.person_id)
  );
  perform private.tell_portal_account(changed.email::text);
  return null;
end $$;
revoke all on function private.log_portal_access() from public;
grant execute on function private.log_portal_access() to service_role;
create trigger log_portal_access after insert or update of email or delete on public.client_portal_access
  for each row execute function private.log_portal_access();

-- Access that was given for another address is over. A request to be erased suspends it.
create function private.follow_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.client_portal_access
  where person_id = new.id and lower(email::text) is distinct from lower(new.email::text);
  perform private.tell_portal_account(access.email::text) from public.client_portal_access as access
  where access.person_id = new.id;
  return null;
end $$;
revoke all on function private.follow_contact() from public;
grant execute on function private.follow_contact() to service_role;
create trigger follow_contact after update of email, erase_after, anonymised_at, merged_into on public.people
  for each row when (
    (old.email, old.erase_after, old.anonymised_at, old.merged_into)
      is distinct from (new.email, new.erase_after, new.anonymised_at, new.merged_into)
  ) execute function private.follow_contact();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_portal_access, public.portal_changes;
  end if;
end $$;

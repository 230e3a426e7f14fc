-- Two records that may be one human being, found while they are written: reading the queue costs nothing, however
-- many people there are. Who looks at a pair merges it or says that these are two people.
create table public.duplicate_pairs (
  one_id uuid not null references public.people (id) on delete cascade,
  other_id uuid not null references public.people (id) on delete cascade,
  reasons text[] not null check (reasons <@ '{email,phone,linkedin,name}' and cardinality(reasons) between 1 and 4),
  dismissed_at timestamptz,
  dismissed_by uuid references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (one_id, other_id),
  constraint "a pair is kept once" check (one_id < other_id)
);
create index on public.duplicate_pairs (other_id);
create index on public.duplicate_pairs (dismissed_by) where dismissed_by is not null;
create index on public.duplicate_pairs (created_at desc, one_id desc, other_id desc) where dismissed_at is null;

create function private.stamp_dismissal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.dismissed_by := case when new.dismissed_at is not null then private.acting_staff_id() end;
  return new;
end $$;
create trigger stamp_dismissal before update of dismissed_at on public.duplicate_pairs
  for each row execute function private.stamp_dismissal();
create trigger set_updated_at before update on public.duplicate_pairs
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.duplicate_pairs
  for each row when (auth.uid() is not null) execute function private.audit('one_id', 'other_id');
alter table public.duplicate_pairs enable row level security;
grant select on public.duplicate_pairs to authenticated;
grant update (dismissed_at) on public.duplicate_pairs to authenticated;
create policy "recruiters can read duplicate pairs" on public.duplicate_pairs
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can dismiss duplicate pairs" on public.duplicate_pairs
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- One mailbox has many addresses: what follows a plus is the owner's own note, and Gmail does not see dots.
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host end
  from (
    select regexp_replace(split_part(lower(address), '@', 1), '(.)\+.*$', '\1') as name,
      split_part(lower(address), '@', 2) as host
  ) as parts
$$;
grant execute on function private.mailbox(text) to anon, authenticated;
create index people_mailbox on public.people (private.mailbox(email::text))
  where email is not null and merged_into is null and anonymised_at is null;
create index applications_contact_email on public.applications (contact_email) where contact_email is not null;

-- Who shares a mailbox, a telephone number or a LinkedIn profile with this person. A name alone proves nothing; it
-- is told as one more reason.
create function private.alike(wanted uuid) returns table (other_id uuid, reasons text[])
language sql stable security definer set search_path = '' as $$
  with one as (
    select * from public.people where id = wanted and merged_into is null and anonymised_at is null
  ), hit as (
    select other.id, 'email' as reason from one join public.people as other
      on private.mailbox(other.email::text) = private.mailbox(one.email::text)
    where other.email is not null and other.merged_into is null and other.anonymised_at is null
    union
    select other.id, 'email' from one
    join public.applications as application on application.person_id = one.id and application.contact_email is not null
    join public.people as other on other.email = application.contact_email
    where other.merged_into is null and other.anonymised_at is null
    union
    select application.person_id, 'email' from one
    join public.applications as application on application.contact_email = one.email
    union
    select other.id, 'phone' from one join public.people as other on other.phone = one.phone
    union
    select other.id, 'linkedin' from one join public.people as other on other.linkedin_url = one.linkedin_url
  )
  select other.id,
    array_agg(distinct hit.reason)
      || case when private.fold(other.full_name) = private.fold(one.full_name) and one.full_name <> '' then '{name}'::text[] else '{}' end
  from hit cross join one join public.people as other on other.id = hit.id
  where other.id <> one.id and other.merged_into is null and other.anonymised_at is null
  group by other.id, other.full_name, one.full_name
$$;

create function private.pair_person(changed uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.duplicate_pairs as pair
  where changed in (pair.one_id, pair.other_id) and not exists (
    select from private.alike(changed) as alike where alike.other_id in (pair.one_id, pair.other_id)
  );
  insert into public.duplicate_pairs as pair (one_id, other_id, reasons)
  select least(changed, alike.other_id), greatest(changed, alike.other_id), alike.reasons
  from private.alike(changed) as alike
  on conflict (one_id, other_id) do update set reasons = excluded.reasons
  where pair.reasons <> excluded.reasons
$$;

create function private.pair_changed_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.pair_person(new.id);
  return null;
end $$;
create trigger pair_new_person after insert on public.people
  for each row execute function private.pair_changed_person();
create trigger pair_changed_person
  after update of email, phone, linkedin_url, first_name, last_name, merged_into, anonymised_at on public.people
  for each row when (
    (old.email, old.phone, old.linkedin_url, old.full_name, old.merged_into, old.anonymised_at)
    is distinct from (new.email, new.phone, new.linkedin_url, new.full_name, new.merged_into, new.anonymised_at)
  ) execute function private.pair_changed_person();

create function private.pair_contact_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.pair_person(new.person_id);
  return null;
end $$;
create trigger pair_contact_address after insert or update of contact_email on public.applications
  for each row when (new.contact_email is not null) execute function private.pair_contact_address();

-- The people there are already, only those who share something.
select private.pair_person(id) from public.people
where merged_into is null and anonymised_at is null and (
  phone in (select phone from public.people where phone is not null group by phone having count(*) > 1)
  or linkedin_url in (select linkedin_url from public.people where linkedin_url is not null group by 1 having count(*) > 1)
  or private.mailbox(email::text) in (
    select private.mailbox(email::text) from public.people
    where email is not null and merged_into is null and anonymised_at is null group by 1 having count(*) > 1
  )
  or email in (select contact_email from public.applications where contact_email is not null)
);

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.duplicate_pairs;
  end if;
end $$;

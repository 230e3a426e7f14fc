-- Anyone can send forms that share a mailbox, a telephone number or a profile. Pairs of all with all grow with the
-- square of the forms, and so does the time of each form. A person is now compared with the newest that share something
-- and is in at most 20 pairs that staff have not dismissed.

create index people_mailbox_created_at on public.people (private.mailbox(email::text), created_at desc)
  where email is not null and merged_into is null and anonymised_at is null;
create index people_phone_created_at on public.people (phone, created_at desc)
  where phone is not null and merged_into is null and anonymised_at is null;
create index people_linkedin_url_created_at on public.people (linkedin_url, created_at desc)
  where linkedin_url is not null and merged_into is null and anonymised_at is null;
drop index public.people_mailbox;

-- What two people have in common; null if they are no possible duplicates.
create function private.reasons_alike(one public.people, other public.people) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when cardinality(found.reasons) > 0 then found.reasons || case
      when private.fold(other.full_name) = private.fold(one.full_name) and one.full_name <> '' then '{name}'::text[]
      else '{}' end end
  from (select array_remove(array[
    case when private.mailbox(one.email::text) = private.mailbox(other.email::text)
      or exists (
        select from public.applications as application
        where application.person_id = one.id and application.contact_email = other.email
          or application.person_id = other.id and application.contact_email = one.email
      ) then 'email' end,
    case when one.linkedin_url = other.linkedin_url then 'linkedin' end,
    case when one.phone = other.phone then 'phone' end
  ], null) as reasons) as found
  where one.id <> other.id and one.merged_into is null and one.anonymised_at is null
    and other.merged_into is null and other.anonymised_at is null
$$;
revoke all on function private.reasons_alike(public.people, public.people) from public;
grant execute on function private.reasons_alike(public.people, public.people) to service_role;

-- How many more open pairs a person may have.
create function private.room_for_pairs(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select greatest(0, 20 - count(*)) from (
    (select from public.duplicate_pairs where one_id = person and dismissed_at is null limit 20)
    union all
    (select from public.duplicate_pairs where other_id = person and dismissed_at is null limit 20)
  ) as pair
$$;
revoke all on function private.room_for_pairs(uuid) from public;
grant execute on function private.room_for_pairs(uuid) to service_role;

create or replace function private.alike(wanted uuid) returns table (other_id uuid, reasons text[])
language sql stable security definer set search_path = '' as $$
  with one as materialized (
    select * from public.people where id = wanted and merged_into is null and anonymised_at is null
  ), hit as (
    select newest.id from one cross join lateral (
      select other.id from public.people as other
      where private.mailbox(other.email::text) = private.mailbox(one.email::text)
        and other.email is not null and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    ) as newest
    union
    select newest.id from one cross join lateral (
      select other.id from public.people as other
      where other.phone = one.phone and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    ) as newest
    union
    select newest.id from one cross join lateral (
      select other.id from public.people as other
      where other.linkedin_url = one.linkedin_url and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    ) as newest
    union
    select other.id from one
    cross join lateral (
      select contact_email from public.applications as application
      where application.person_id = one.id and contact_email is not null
      order by application.created_at desc limit 40
    ) as application
    join public.people as other on other.email = application.contact_email
      and other.merged_into is null and other.anonymised_at is null
    union
    select application.person_id from one cross join lateral (
      select person_id from public.applications as application
      where application.contact_email = one.email
      order by application.created_at desc limit 40
    ) as application
  )
  select other.id, alike.reasons
  from hit
  cross join one
  join public.people as other on other.id = hit.id
  cross join lateral private.reasons_alike(one, other) as alike (reasons)
  where alike.reasons is not null
  order by cardinality(alike.reasons) desc, other.created_at desc
$$;

create or replace function private.pair_person(changed uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.duplicate_pairs as pair
  where (pair.one_id = changed or pair.other_id = changed) and not exists (
    select from public.people as one, public.people as other
    where one.id = pair.one_id and other.id = pair.other_id and private.reasons_alike(one, other) is not null
  );
  with found as materialized (
    select * from private.alike(changed) with ordinality as found (other_id, reasons, position)
  ), updated as (
    update public.duplicate_pairs as pair set reasons = found.reasons from found
    where pair.one_id = least(changed, found.other_id) and pair.other_id = greatest(changed, found.other_id)
      and pair.reasons <> found.reasons
  )
  insert into public.duplicate_pairs (one_id, other_id, reasons)
  select least(changed, found.other_id), greatest(changed, found.other_id), found.reasons
  from found
  where not exists (
    select from public.duplicate_pairs as pair
    where pair.one_id = least(changed, found.other_id) and pair.other_id = greatest(changed, found.other_id)
  ) and private.room_for_pairs(found.other_id) > 0
  order by found.position
  limit private.room_for_pairs(changed)
  on conflict do nothing
$$;

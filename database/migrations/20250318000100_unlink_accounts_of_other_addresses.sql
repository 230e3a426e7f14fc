-- An account reaches a record because it has the address of the person. Anyone can submit a form in the name of another
-- person, and staff may merge that record into the person's or give the person another address.
create function private.owns_address(account uuid, address public.email_address) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users
    where id = account and lower(email) = lower(address::text) and email_confirmed_at is not null and deleted_at is null
  )
$$;
revoke all on function private.owns_address(uuid, public.email_address) from public;

-- An account that has changed its own address to the new one before stays linked.
create function private.unlink_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.owns_address(new.user_id, new.email) then
    return new;
  end if;
  if exists (
    select from auth.identities
    where user_id = new.user_id and provider = 'linkedin_oidc' and provider_id = new.linkedin_sub
  ) then
    new.linkedin_sub := null;
  end if;
  new.user_id := null;
  return new;
end $$;
revoke all on function private.unlink_account() from public;

create trigger unlink_account before update of email on public.people
  for each row when (new.user_id is not null and old.email is distinct from new.email)
  execute function private.unlink_account();

-- Accounts that came with a merged record whose address is not that of the person.
update public.people as person
set user_id = null,
  linkedin_sub = case when exists (
    select from auth.identities
    where user_id = person.user_id and provider = 'linkedin_oidc' and provider_id = person.linkedin_sub
  ) then null else linkedin_sub end
from auth.users as account
where account.id = person.user_id and lower(account.email) is distinct from lower(person.email::text) and exists (
  select from public.people as merged
  where merged.merged_into = person.id and lower(merged.email::text) = lower(account.email)
);

-- A change of address by a merge is a change like any other: the former address may belong to another person, so its
-- links end and a mail to it reports the change.
create or replace function private.follow_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_links set revoked_at = now() where person_id = new.id and revoked_at is null;
  update public.outbox set to_email = new.email
  where person_id = new.id and to_email = old.email and state = 'queued' and new.email is not null
    and template_key <> 'person_email_changed';
  if old.email is not null and new.anonymised_at is null and new.merged_into is null then
    insert into public.outbox (cause, template_key, to_email, language, person_id)
    select 'person_email_changed:' || gen_random_uuid(), key, old.email, new.language, new.id
    from public.email_templates where key = 'person_email_changed';
  end if;
  return null;
end $$;

-- Anyone can send a form in the name of another person and so create a record that looks like a duplicate. A merge must
-- not give the data of the person to the address of that record (165).
alter table public.people add email_confirmed_at timestamptz, add links_held_until timestamptz;
comment on column public.people.email_confirmed_at is
  'When the address proved to be in use: somebody opened a link that was mailed to it, confirmed a form or has an account with it, or staff entered it or gave it access to the portal. Null if it was only typed into a form.';
comment on column public.people.links_held_until is
  'Private links open nothing before this time, because a merge has given the data of one record to the address of another.';

create function private.reset_confirmation() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.email_confirmed_at := null;
    new.links_held_until := null;
  end if;
  -- Statements of the server on behalf of a colleague have another role: a merge does not enter an address.
  if current_user = 'authenticated' and new.email is not null and private.is_staff('recruiter', 'admin') then
    new.email_confirmed_at := now();
  end if;
  return new;
end $$;
create trigger reset_confirmation_on_insert before insert on public.people
  for each row execute function private.reset_confirmation();
create trigger reset_confirmation_on_update before update of email on public.people
  for each row when (old.email is distinct from new.email) execute function private.reset_confirmation();
revoke all on function private.reset_confirmation() from public;
grant execute on function private.reset_confirmation() to service_role;

-- The audit log and the time of the last change are about people, not about this upgrade.
alter table public.people disable trigger user;
update public.people as person set email_confirmed_at = found.confirmed_at
from (
  select person_id, min(confirmed_at) as confirmed_at from (
    select person_id, last_used_at as confirmed_at from private.person_links
    where purpose <> 'application' and last_used_at is not null and revoked_at is null
    union all
    select held.person_id, held.confirmed_at from public.pending_submissions as held
    join public.people as owner on owner.id = held.person_id and owner.email = held.mailed_to
    where held.confirmed_at is not null
    union all
    select owner.id, owner.created_at from public.people as owner
    where owner.user_id is not null and private.owns_address(owner.user_id, owner.email)
    union all
    select access.person_id, access.created_at from public.client_portal_access as access
    join public.people as contact on contact.id = access.person_id and contact.email = access.email
    union all
    select added.row_id::uuid, added.occurred_at from public.audit_log as added
    join public.staff_profiles as colleague on colleague.user_id = added.actor_id
    where added.table_name = 'people' and added.action = 'insert' and not exists (
      select from public.audit_log as changed
      where changed.table_name = 'people' and changed.row_id = added.row_id and 'email' = any (changed.changed_columns)
        and changed.action = 'update'
    )
  ) as proof
  group by person_id
) as found
where found.person_id = person.id and person.email is not null;
alter table public.people enable trigger user;

-- The old address is told in the language in which it got mail before. Mail about a client stays at the address for
-- which its owner gave access to the portal or approved invoices.
create or replace function private.follow_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_links set revoked_at = now() where person_id = new.id and revoked_at is null;
  -- The next change mails a link to the next address.
  update public.outbox set state = 'cancelled'
  where person_id = new.id and state = 'queued' and template_key = 'person_new_email';
  update public.outbox set to_email = new.email
  where person_id = new.id and to_email = old.email and state = 'queued' and new.email is not null
    and template_key <> 'person_email_changed' and client_id is null and invoice_id is null;
  if old.email is null or new.anonymised_at is not null or new.merged_into is not null then
    return null;
  end if;
  insert into public.outbox (cause, template_key, to_email, language, person_id)
  select 'person_email_changed:' || gen_random_uuid(), key, old.email, old.language, new.id
  from public.email_templates where key = 'person_email_changed';
  insert into public.outbox (cause, template_key, to_email, language, person_id, variables, links)
  select 'person_new_email:' || gen_random_uuid(), key, new.email, new.language, new.id,
    jsonb_build_object('link', '/me/••••?lang=' || new.language), '{"link": {"kind": "me"}}'
  from public.email_templates where key = 'person_new_email' and new.email is not null;
  return null;
end $$;

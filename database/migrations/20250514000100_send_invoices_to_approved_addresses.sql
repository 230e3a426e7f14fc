-- Every recruiter may choose the main contact of a client and change the address of a person. Without an address for
-- invoices that redirected the invoices of a client that is not theirs. They now go to the main contact only at the
-- address that an administrator or the owner of the client approved (162).
alter table public.client_contacts add approved_email public.email_address;
comment on column public.client_contacts.approved_email is
  'The address of the main contact as an administrator or the owner of the client chose or changed it. Invoices go to the main contact only while it is the address of the person.';
update public.client_contacts as contact set approved_email = person.email
from public.people as person where person.id = contact.person_id and contact.is_primary;

-- Statements of the product itself have no user.
create function private.may_invoice(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is null or private.is_staff('admin') or client in (select private.owned_clients())
$$;

create function private.approve_main_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_primary then
    new.approved_email := null;
  elsif private.may_invoice(new.client_id) then
    new.approved_email := (select email from public.people where id = new.person_id);
  elsif tg_op = 'INSERT' or not old.is_primary then
    new.approved_email := null;
  end if;
  return new;
end $$;
create trigger approve_main_contact before insert or update of is_primary, person_id on public.client_contacts
  for each row execute function private.approve_main_contact();

create function private.approve_changed_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.client_contacts set approved_email = new.email
  where person_id = new.id and is_primary and private.may_invoice(client_id);
  return null;
end $$;
-- People change their own address without the agency, which then approves it by entering it for the client.
create trigger approve_changed_email after update of email on public.people
  for each row when (old.email is distinct from new.email and auth.uid() is not null)
  execute function private.approve_changed_email();

revoke all on function private.may_invoice(uuid), private.approve_main_contact(), private.approve_changed_email() from public;
grant execute on function private.may_invoice(uuid), private.approve_main_contact(), private.approve_changed_email()
  to service_role;

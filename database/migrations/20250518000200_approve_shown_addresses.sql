-- The address for invoices was approved as a side effect: by a merge, by a change of the address of a person, and by
-- every update that named is_primary. Now only this function approves, for the address that the caller was shown; it
-- stays as it is when the contact gets another one, so that invoices no longer reach them (165).
drop trigger approve_changed_email on public.people;
drop function private.approve_changed_email();

comment on column public.client_contacts.approved_email is
  'The address of the main contact that an administrator or the owner of the client approved for invoices. They go to the main contact only while it is the address of the person.';

create or replace function private.approve_main_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_primary then
    new.approved_email := null;
  elsif tg_op = 'INSERT' or not old.is_primary then
    -- Statements of the product itself have no user.
    new.approved_email := case when auth.uid() is null then (select email from public.people where id = new.person_id) end;
  end if;
  return new;
end $$;

create function public.approve_invoice_address(client uuid, person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_invoice(client) then
    raise insufficient_privilege using message = 'only administrators and the owner of the client approve addresses for invoices';
  end if;
  update public.client_contacts as contact set approved_email = owner.email
  from public.people as owner
  where contact.client_id = client and contact.person_id = person and contact.is_primary and owner.id = person
    and lower(owner.email::text) = lower(address) and owner.anonymised_at is null and owner.erase_after is null;
  if not found then
    raise no_data_found using message = 'the main contact does not have this address';
  end if;
end $$;
revoke all on function public.approve_invoice_address(uuid, uuid, text) from public;
grant execute on function public.approve_invoice_address(uuid, uuid, text) to authenticated, service_role;

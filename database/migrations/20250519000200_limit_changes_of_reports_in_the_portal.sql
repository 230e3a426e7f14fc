-- Each change is audited and makes every open portal of the client read everything again, so a contact has a burst of 20
-- and then one a minute. The same value again changes nothing.
create or replace function public.set_portal_report(client uuid, wanted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  access public.client_portal_access;
  wait float8;
begin
  select own.* into access
  from private.portal_contacts() as contact
  join public.client_portal_access as own
    on own.client_id = contact.client_id and own.person_id = contact.person_id
  where contact.client_id = set_portal_report.client
  for no key update of own;
  if not found then return false; end if;
  if access.wants_report is not distinct from wanted then return true; end if;
  wait := private.take_token('portal-report:' || access.person_id, 20, 1 / 60.0);
  if wait > 0 then
    raise sqlstate 'PT429' using message = 'Too many changes', hint = format('Try again in %s seconds.', ceil(wait));
  end if;
  update public.client_portal_access as own set wants_report = wanted
  where own.client_id = access.client_id and own.person_id = access.person_id;
  return true;
end $$;

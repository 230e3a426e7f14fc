-- older programs: run
-- A mail that had failed kept the old address of its person, so that a retry after a correction of the address went
-- there again, or failed because of its private link.

create function private.redirect_unsent_mail(person uuid, old_address text, new_address text) returns void
language sql security definer set search_path = '' as $$
  update public.outbox set to_email = new_address
  where person_id = person and new_address is not null
    and lower(to_email::text) = lower(old_address)
    and state in ('queued', 'failed', 'kept', 'cancelled') and ended is null
    and template_key not in ('person_email_changed', 'person_new_email') and client_id is null and invoice_id is null;
$$;
revoke all on function private.redirect_unsent_mail(uuid, text, text) from public;
grant execute on function private.redirect_unsent_mail(uuid, text, text) to service_role;
comment on function private.redirect_unsent_mail(uuid, text, text) is
  'Sends mail that waits, or that staff may retry, to the new address of the person. Mail to a contact of a client keeps its address, because the owner of the client approves a new one; the notices of the change go to the old and the new one.';

create or replace function private.follow_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_links set revoked_at = now() where person_id = new.id and revoked_at is null;
  -- The next change mails a link to the next address.
  update public.outbox set state = 'cancelled'
  where person_id = new.id and state = 'queued' and template_key = 'person_new_email';
  perform private.redirect_unsent_mail(new.id, old.email::text, new.email::text);
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

-- A change of address ends every link. The old mailbox is told, and the new one gets a link: whoever changed the address
-- because the old mailbox is gone could not ask for one. The path has the mask of a secret and no site, which is added when
-- the mail is sent (server/email/mail-link.ts).
create or replace function private.follow_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_links set revoked_at = now() where person_id = new.id and revoked_at is null;
  -- The next change mails a link to the next address.
  update public.outbox set state = 'cancelled'
  where person_id = new.id and state = 'queued' and template_key = 'person_new_email';
  update public.outbox set to_email = new.email
  where person_id = new.id and to_email = old.email and state = 'queued' and new.email is not null
    and template_key <> 'person_email_changed';
  if old.email is null or new.anonymised_at is not null or new.merged_into is not null then
    return null;
  end if;
  insert into public.outbox (cause, template_key, to_email, language, person_id)
  select 'person_email_changed:' || gen_random_uuid(), key, old.email, new.language, new.id
  from public.email_templates where key = 'person_email_changed';
  insert into public.outbox (cause, template_key, to_email, language, person_id, variables, links)
  select 'person_new_email:' || gen_random_uuid(), key, new.email, new.language, new.id,
    jsonb_build_object('link', '/me/••••?lang=' || new.language), '{"link": {"kind": "me"}}'
  from public.email_templates where key = 'person_new_email' and new.email is not null;
  return null;
end $$;

-- About privacy, so that a person who awaits erasure gets it too.
create or replace function private.may_be_mailed(recipient uuid, template text) returns boolean
language sql stable security definer set search_path = '' as $$
  select template like 'privacy\_%'
    or template in ('person_link', 'confirm_submission', 'person_email_changed', 'person_new_email')
    or not exists (select from public.people where id = recipient and erase_after is not null)
$$;

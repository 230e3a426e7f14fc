-- The old mailbox is told when the address of a person changes: whoever changes it to a mailbox of their own could have
-- the private link sent there.
create or replace function private.follow_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.people where merged_into = new.id and email = old.email) then
    return null;
  end if;
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

-- About privacy, so that a person who awaits erasure is told too.
create or replace function private.may_be_mailed(recipient uuid, template text) returns boolean
language sql stable security definer set search_path = '' as $$
  select template like 'privacy\_%' or template in ('person_link', 'confirm_submission', 'person_email_changed')
    or not exists (select from public.people where id = recipient and erase_after is not null)
$$;

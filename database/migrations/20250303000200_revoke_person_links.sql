alter table private.person_links add column revoked_at timestamptz;

-- Thirty days from the mail or the last use; what was mailed before ends then too.
update private.person_links set expires_at = now() + interval '30 days'
where purpose <> 'unsubscribe' and expires_at > now() + interval '30 days';

-- A mailbox that is no longer the person's opens nothing; mail that waits goes to the new address. After a merge the
-- old address still leads to the person.
create function private.follow_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.people where merged_into = new.id and email = old.email) then
    return null;
  end if;
  update private.person_links set revoked_at = now() where person_id = new.id and revoked_at is null;
  update public.outbox set to_email = new.email
  where person_id = new.id and to_email = old.email and state = 'queued' and new.email is not null;
  return null;
end $$;
create trigger follow_email_change after update of email on public.people
  for each row when (old.email is distinct from new.email) execute function private.follow_email_change();

-- Ends every private link of a person at once; returns how many there were. Links that only end job alerts keep
-- working: they open nothing.
create function public.revoke_person_links(person_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
  revoked integer;
begin
  update private.person_links as link set revoked_at = now()
  where link.person_id = person.id and link.purpose <> 'unsubscribe' and link.revoked_at is null
    and link.expires_at > now();
  get diagnostics revoked = row_count;
  perform private.record_person_event(person.id, 'links_revoked', jsonb_build_object('count', revoked));
  return revoked;
end $$;
grant execute on function public.revoke_person_links(uuid) to authenticated;

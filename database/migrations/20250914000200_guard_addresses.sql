-- older programs: run
-- Whoever reads the mailbox of a person opens the person's own page, with applications for restricted jobs. So a colleague
-- who does not see all of these applications cannot enter another address, and an API token cannot change one at all.

create function private.is_tied_to_hidden_jobs(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_hidden_applications(person) or exists (
    select from public.job_contacts where person_id = person and job_id in (select private.hidden_jobs())
  ) or exists (
    select from public.interview_attendees as attendee
    join public.interviews as interview on interview.id = attendee.interview_id
    where attendee.person_id = person and interview.job_id in (select private.hidden_jobs())
  )
$$;
revoke all on function private.is_tied_to_hidden_jobs(uuid) from public;
grant execute on function private.is_tied_to_hidden_jobs(uuid) to authenticated, service_role;
comment on function private.is_tied_to_hidden_jobs(uuid) is
  'True if mail to the person can concern a restricted job that the caller does not see: the person has applied for it, or follows or interviews for it on behalf of the client.';

create function private.guard_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'api_token' then
    raise insufficient_privilege using message = 'an API token cannot change the address of a person', hint = 'email_guarded';
  end if;
  if private.is_tied_to_hidden_jobs(old.id) then
    raise insufficient_privilege using
      message = 'only an administrator or somebody who sees all applications of this person changes the address',
      hint = 'email_guarded';
  end if;
  return new;
end $$;
revoke all on function private.guard_email() from public;
-- A merge checks both records itself.
create trigger guard_email before update of email on public.people
  for each row when (current_user in ('authenticated', 'api_token') and old.email is distinct from new.email)
  execute function private.guard_email();

create or replace function private.redirect_unsent_mail(person uuid, old_address text, new_address text) returns void
language sql security definer set search_path = '' as $$
  update public.outbox set to_email = new_address
  where person_id = person and new_address is not null
    and lower(to_email::text) = lower(old_address)
    and state in ('queued', 'failed', 'kept', 'cancelled') and ended is null
    and template_key not in ('person_email_changed', 'person_new_email') and client_id is null and invoice_id is null
    -- An interview without application is told to somebody who attends it.
    and (interview_id is null or application_id is not null);
$$;
comment on function private.redirect_unsent_mail(uuid, text, text) is
  'Sends mail that waits, or that staff may retry, to the new address of the person. Mail to a contact of a client, or to somebody who attends an interview, keeps its address, because the owner of the client approves a new one; the notices of the change go to the old and the new one.';

create or replace function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_client constant boolean := auth.role() is not distinct from 'authenticated';
begin
  if new.state in ('queued', 'failed') and new.state <> old.state
    and (new.ended is not null or not private.may_be_mailed(new.person_id, new.template_key)) then
    if is_client then
      raise exception 'the reason for this mail has ended' using hint = 'mail_reason_ended';
    end if;
    new.state := 'cancelled';
    return new;
  end if;
  -- A merge also moves mail that was sent long ago to the person who stays.
  if not is_client or new.ended is distinct from old.ended
    or (new.state, new.send_after) is not distinct from (old.state, old.send_after) then
    return new;
  end if;
  if private.is_notice(new.template_key) then
    if old.state = 'queued' then
      raise exception 'a notice is not called back' using hint = 'mail_is_notice';
    end if;
    new.send_after := now();
  end if;
  if old.state in ('failed', 'cancelled', 'kept') and new.state = 'queued' then
    new.attempts := 0;
    new.last_error := null;
  elsif not (old.state = 'queued' and new.state in ('queued', 'cancelled')) then
    raise exception 'a mail that is % cannot become %', old.state, new.state using hint = 'mail_state';
  end if;
  -- After a merge that kept a doubtful address, mail that was written for the other one waits as long as private links.
  if new.state = 'queued' then
    new.send_after := greatest(new.send_after, (
      select links_held_until from public.people where id = new.person_id and email = new.to_email
    ));
  end if;
  return new;
end $$;

-- Whoever changes the address of a person, or an account, must not be able to stop the mail that tells its owner.
create function private.is_notice(template text) returns boolean
language sql immutable set search_path = '' as $$
  select template in (
    'person_email_changed', 'privacy_erasure_confirmed', 'privacy_request_received', 'auth_account_exists',
    'auth_email_changed', 'auth_factor_added', 'auth_factor_removed', 'auth_identity_linked', 'auth_identity_unlinked',
    'auth_new_device', 'auth_password_changed', 'auth_recovery_codes_created'
  )
$$;
revoke all on function private.is_notice(text) from public;

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
  return new;
end $$;

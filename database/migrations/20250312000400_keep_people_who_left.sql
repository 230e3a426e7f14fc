-- A profile that was left comes back by a new consent of its person, and not by staff. The server's own functions
-- record that consent in the same transaction, and a merge brings it along.
create function private.require_live_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  needed public.consent_purpose := tg_argv[0];
begin
  if exists (
    select from public.consents
    where person_id = new.person_id and purpose = needed and withdrawn_at is null and coalesce(expires_at > now(), true)
  ) then
    return new;
  end if;
  -- Staff may add a person who never consented or left; one who withdrew is not added again.
  if tg_op = 'INSERT' and not exists (
    select from public.consents
    where person_id = new.person_id and purpose = needed and withdrawn_at is not null
  ) then
    return new;
  end if;
  raise check_violation using
    message = 'this person has left and has not consented again', hint = 'consent_required';
end $$;
revoke all on function private.require_live_consent() from public;

create trigger require_consent_to_return before update on public.candidates
  for each row when (
    current_user = 'authenticated' and old.state = 'left'
    and (new.state <> 'left' or new.wants_alerts and not old.wants_alerts)
  ) execute function private.require_live_consent('candidate_bank');
create trigger require_consent_to_add before insert on public.candidates
  for each row when (current_user = 'authenticated' and new.state <> 'left')
  execute function private.require_live_consent('candidate_bank');
create trigger require_consent_to_return before update on public.freelancers
  for each row when (current_user = 'authenticated' and old.state = 'left' and new.state <> 'left')
  execute function private.require_live_consent('freelance_network');
create trigger require_consent_to_add before insert on public.freelancers
  for each row when (current_user = 'authenticated' and new.state <> 'left')
  execute function private.require_live_consent('freelance_network');

-- A request to renew that was cancelled was never made. Without this, the reminder before the end of the consent, which
-- nobody gets twice, would not be sent either, and the profile would be deleted without a word.
create function private.follow_renewal_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.candidates set renewal_mailed_at = (
    select max(mail.created_at) from public.outbox as mail
    where mail.person_id = new.person_id and mail.template_key = new.template_key and mail.state <> 'cancelled'
      and mail.created_at > now() - interval '30 days'
  )
  where person_id = new.person_id;
  return null;
end $$;
revoke all on function private.follow_renewal_mail() from public;

create trigger follow_renewal_mail after update of state on public.outbox
for each row when (
  new.template_key = 'candidate_renewal' and (old.state = 'cancelled') <> (new.state = 'cancelled')
) execute function private.follow_renewal_mail();

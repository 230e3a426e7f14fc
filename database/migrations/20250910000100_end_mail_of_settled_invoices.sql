-- older programs: run
-- A reminder that waits says that nothing has been paid, so the payment ends it. Mail of a credited invoice could be sent
-- again from the outbox, because only its state said that it had ended.

create or replace function private.cancel_mail_of_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state),
    ended = private.describe_end(
      case when new.credited_at is null then 'invoice_paid' else 'invoice_credited' end, mail.state
    )
  where mail.invoice_id = new.id and mail.state <> 'sent' and mail.ended is null
    and (new.credited_at is not null or mail.template_key = 'client_invoice_reminder');
  return null;
end $$;

drop trigger cancel_mail on public.invoices;
create trigger cancel_mail after update of credited_at, state on public.invoices
  for each row when (
    (old.credited_at is null and new.credited_at is not null) or (old.state <> 'paid' and new.state = 'paid')
  ) execute function private.cancel_mail_of_invoice();

-- A credit note has no draft and is not marked as sent: it is issued, and its mails say whether it was sent.
create or replace view public.invoice_list with (security_invoker = true) as
select invoice.id, invoice.client_id, client.name as client_name, invoice.kind, invoice.number, invoice.month,
  invoice.currency, invoice.net_amount, invoice.vat_amount, invoice.total_amount, invoice.vat_treatment,
  invoice.issued_on, invoice.due_on, invoice.paid_on, invoice.created_at, original.number as credited_number,
  case
    when invoice.credited_at is not null then 'credited'
    when invoice.kind = 'credit_note' then 'issued'
    when invoice.state = 'sent' and invoice.due_on < (select private.stockholm_today()) then 'overdue'
    else invoice.state::text
  end as standing,
  invoice.sek_rate, invoice.vat_sek_amount
from public.invoices as invoice
join public.clients as client on client.id = invoice.client_id
left join public.invoices as original on original.id = invoice.credits_id;

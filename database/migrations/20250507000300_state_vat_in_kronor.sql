-- VAT is stated in kronor as well if the invoice is in another currency (156).
alter table public.invoices
  -- Kronor for one unit of the currency, in ten-thousandths: 114570 is 11.4570.
  add column sek_rate integer check (sek_rate between 1 and 500000),
  add column vat_sek_amount integer generated always as (round(vat_amount::numeric * sek_rate / 10000)) stored,
  add constraint "kronor need no rate" check (sek_rate is null or currency <> 'SEK');

create or replace function private.protect_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Payment and credit come after sending; everything else is as it was sent. A generated column has no value yet.
  later constant text[] := array['state', 'paid_on', 'credited_at', 'updated_at', 'vat_sek_amount'];
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'an invoice begins as a draft' using hint = 'invoice_not_draft';
    end if;
    return new;
  end if;
  if old.state <> 'draft' then
    if tg_op = 'DELETE' then
      raise exception 'a sent invoice is credited, not deleted' using hint = 'invoice_is_sent';
    end if;
    if to_jsonb(new) - later is distinct from to_jsonb(old) - later or new.state = 'draft'
      or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
      raise exception 'a sent invoice does not change' using hint = 'invoice_is_sent';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.state = 'paid' then
    raise exception 'an invoice is sent before it is paid' using hint = 'invoice_not_sent';
  end if;
  if new.state = 'sent' then
    if new.net_amount is distinct from (
      select sum(line.amount) from public.invoice_lines as line where line.invoice_id = new.id
    ) then
      raise exception 'the net amount is not that of the lines' using hint = 'invoice_sum_differs';
    end if;
    -- A credit note mirrors its invoice, which may be older than this rule.
    if new.kind = 'invoice' and new.currency <> 'SEK' and new.vat_amount <> 0 and new.sek_rate is null then
      raise exception 'VAT in another currency needs a rate' using hint = 'invoice_needs_rate';
    end if;
    update private.invoice_series set last_number = last_number + 1 returning last_number into strict new.number;
    new.sent_at := now();
  end if;
  return new;
end $$;

create or replace view public.invoice_list with (security_invoker = true) as
select invoice.id, invoice.client_id, client.name as client_name, invoice.kind, invoice.number, invoice.month,
  invoice.currency, invoice.net_amount, invoice.vat_amount, invoice.total_amount, invoice.vat_treatment,
  invoice.issued_on, invoice.due_on, invoice.paid_on, invoice.created_at, original.number as credited_number,
  case
    when invoice.credited_at is not null then 'credited'
    when invoice.state = 'sent' and invoice.kind = 'invoice' and invoice.due_on < (select private.stockholm_today())
      then 'overdue'
    else invoice.state::text
  end as standing,
  invoice.sek_rate, invoice.vat_sek_amount
from public.invoices as invoice
join public.clients as client on client.id = invoice.client_id
left join public.invoices as original on original.id = invoice.credits_id;

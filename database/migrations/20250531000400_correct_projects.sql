-- A project that was entered wrongly is corrected until an invoice for it stands (decision 191).
create or replace function private.protect_client_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.client_id, new.job_id) is distinct from (old.client_id, old.job_id)
    or (new.starts_on <> old.starts_on and not private.is_correcting_plan(old.id)) then
    raise exception 'a project is cancelled and agreed again' using hint = 'project_is_history';
  end if;
  return new;
end $$;

create function public.correct_client_project(
  corrected_project uuid, starts_on date, signed_on date, amount integer, currency public.currency
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former public.client_projects;
  former_price public.client_project_prices;
  -- Halves that are on an invoice which was sent and not credited.
  invoiced public.invoice_line_kind[];
begin
  select * into former from public.client_projects where id = corrected_project;
  if former.id is null or not private.may_invoice(former.client_id) then
    raise insufficient_privilege using message = 'you may not correct this project', hint = 'client_not_yours';
  end if;
  -- Sending an invoice locks the client too, so no invoice is sent meanwhile.
  perform from public.clients where id = former.client_id for no key update;
  select * into former_price from public.client_project_prices where client_project_id = corrected_project;
  select coalesce(array_agg(line.kind), '{}') into invoiced
  from public.invoice_lines as line
  join public.invoices as invoice on invoice.id = line.invoice_id
  where line.client_project_id = corrected_project and invoice.kind = 'invoice' and invoice.state <> 'draft'
    and invoice.credited_at is null;
  if (cardinality(invoiced) > 0 and (
      correct_client_project.starts_on <> former.starts_on
      or (correct_client_project.amount, correct_client_project.currency) is distinct from (former_price.amount, former_price.currency)
    )) or ('project_signing' = any (invoiced) and correct_client_project.signed_on is distinct from former.signed_on) then
    raise exception 'an invoice for this project has been sent' using hint = 'project_is_invoiced';
  end if;
  update public.client_project_prices as price
  set amount = correct_client_project.amount, currency = correct_client_project.currency
  where price.client_project_id = corrected_project;
  perform set_config('plans.corrected', corrected_project::text, true);
  update public.client_projects as corrected
  set starts_on = correct_client_project.starts_on, signed_on = correct_client_project.signed_on
  where corrected.id = corrected_project;
  perform set_config('plans.corrected', '', true);
  perform private.record_client_event(
    former.client_id, 'project_corrected',
    jsonb_strip_nulls(jsonb_build_object(
      'job_id', former.job_id, 'starts_on', correct_client_project.starts_on, 'signed_on', correct_client_project.signed_on
    ))
  );
end $$;
revoke all on function public.correct_client_project(uuid, date, date, integer, public.currency) from public;
grant execute on function public.correct_client_project(uuid, date, date, integer, public.currency) to authenticated;

-- A plan that was typed in wrongly is corrected until an invoice for it stands (decision 177).

-- Set by `correct_client_plan`, which alone rewrites an agreement.
create function private.is_correcting_plan(corrected uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('plans.corrected', true), '') = corrected::text
$$;
revoke all on function private.is_correcting_plan(uuid) from public;

create or replace function private.protect_client_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.starts_on <= private.stockholm_today() and not private.is_removing_demo() then
      raise exception 'a plan that has begun is ended, not deleted' using hint = 'plan_has_begun';
    end if;
    return old;
  end if;
  if new.client_id is distinct from old.client_id
    or ((new.plan, new.starts_on) is distinct from (old.plan, old.starts_on)
      and not private.is_correcting_plan(old.id)) then
    raise exception 'a change of plan is a new row' using hint = 'plan_is_history';
  end if;
  if old.ends_on < private.stockholm_today() and new.ends_on is distinct from old.ends_on then
    raise exception 'this plan has ended' using hint = 'plan_has_ended';
  end if;
  return new;
end $$;

create function public.correct_client_plan(
  corrected_plan uuid, plan public.plan, starts_on date, monthly_amount integer, currency public.currency
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former public.client_plans;
begin
  select * into former from public.client_plans where id = corrected_plan;
  if former.id is null or not private.may_invoice(former.client_id) then
    raise insufficient_privilege using message = 'you may not correct this plan', hint = 'client_not_yours';
  end if;
  -- Sending an invoice locks the client too, so no invoice is sent meanwhile.
  perform from public.clients where id = former.client_id for no key update;
  if exists (
    select from public.invoice_lines as line
    join public.invoices as invoice on invoice.id = line.invoice_id
    where line.client_plan_id = corrected_plan and invoice.kind = 'invoice' and invoice.state <> 'draft'
      and invoice.credited_at is null
  ) then
    raise exception 'an invoice for this plan has been sent' using hint = 'plan_is_invoiced';
  end if;
  if former.starts_on <> correct_client_plan.starts_on and exists (
    select from public.client_plans as other
    where other.client_id = former.client_id and other.ends_on = former.starts_on - 1
  ) then
    raise exception 'the plan before ends on the day before' using hint = 'plan_follows_another';
  end if;
  update public.client_plan_prices as price
  set monthly_amount = correct_client_plan.monthly_amount, currency = correct_client_plan.currency
  where price.client_plan_id = corrected_plan;
  perform set_config('plans.corrected', corrected_plan::text, true);
  update public.client_plans as corrected
  set plan = correct_client_plan.plan, starts_on = correct_client_plan.starts_on
  where corrected.id = corrected_plan;
  perform set_config('plans.corrected', '', true);
  perform private.record_client_event(
    former.client_id, 'plan_corrected',
    jsonb_build_object('plan', correct_client_plan.plan, 'starts_on', correct_client_plan.starts_on, 'ends_on', former.ends_on)
  );
end $$;
revoke all on function public.correct_client_plan(uuid, public.plan, date, integer, public.currency) from public;
grant execute on function public.correct_client_plan(uuid, public.plan, date, integer, public.currency) to authenticated;

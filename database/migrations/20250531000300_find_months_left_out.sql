-- A month whose invoice was credited and not sent again, or that was left out, stays the next one to invoice: later
-- invoices must not hide it. Months before the first invoice of a client may have been invoiced elsewhere.
create or replace function private.find_next_invoice(client uuid) returns table (month date, kind text)
language sql stable security definer set search_path = '' as $$
  with known as (
    select invoice.id, invoice.month, invoice.state, invoice.credited_at from public.invoices as invoice
    where invoice.client_id = client and invoice.kind = 'invoice'
  ), valid as (
    select known.id, known.month, known.state from known where known.credited_at is null
  ), candidates (month, kind, rank) as (
    select valid.month, 'draft', 0 from valid where valid.state = 'draft'
    union all
    select month.first::date, 'plan', 1
    from public.client_plans as plan
    cross join lateral (
      select greatest(date_trunc('month', plan.starts_on::timestamp), (select min(known.month) from known)) as earliest
    ) as due
    -- Pauses are shorter than four months, and give no invoice for a month of which they cover every day.
    cross join lateral generate_series(
      due.earliest, greatest(due.earliest, (select max(valid.month) from valid)) + interval '5 months', interval '1 month'
    ) as month (first)
    cross join lateral (
      select greatest(month.first::date, plan.starts_on) as first_day,
        least((month.first + interval '1 month' - interval '1 day')::date, plan.ends_on) as last_day
    ) as planned
    where plan.client_id = client and planned.first_day <= planned.last_day
      and not exists (select from valid where valid.month = month.first)
      and planned.last_day - planned.first_day + 1 > (
        select coalesce(sum(least(pause.ends_on, planned.last_day) - greatest(pause.starts_on, planned.first_day) + 1), 0)
        from public.client_plan_pauses as pause
        where pause.client_id = client and pause.starts_on <= planned.last_day and pause.ends_on >= planned.first_day
      )
    union all
    select date_trunc('month', half.day)::date, 'project', 2
    from public.client_projects as project
    cross join lateral (
      values ('project_start'::public.invoice_line_kind, project.starts_on), ('project_signing', project.signed_on)
    ) as half (kind, day)
    where project.client_id = client and half.day is not null and not exists (
      select from public.invoice_lines as line join valid on valid.id = line.invoice_id
      where line.client_project_id = project.id and line.kind = half.kind
    )
  )
  select candidates.month, candidates.kind from candidates
  order by (rank = 0) desc, candidates.month, rank limit 1
$$;

update public.client_next_invoices as stored set month = next.month, kind = next.kind
from public.clients as client cross join lateral private.find_next_invoice(client.id) as next
where stored.client_id = client.id;
insert into public.client_next_invoices (client_id, month, kind)
select client.id, next.month, next.kind
from public.clients as client cross join lateral private.find_next_invoice(client.id) as next
on conflict (client_id) do nothing;

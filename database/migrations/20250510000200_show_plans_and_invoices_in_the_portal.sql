-- Plan, pauses and invoices of a client as its contacts see them: what was agreed and sent, never a draft.
create function private.show_billing(client uuid, viewer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'searches_in_use', private.searches_in_use(client, '00000000-0000-0000-0000-000000000000'),
    'owner', private.show_recruiter(details.owner_id),
    'country', details.country, 'vat_number', billing.vat_number,
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', plan.id, 'plan', plan.plan, 'starts_on', plan.starts_on, 'ends_on', plan.ends_on,
        'monthly_amount', price.monthly_amount, 'currency', price.currency
      ) order by plan.starts_on desc)
      from public.client_plans as plan
      join public.client_plan_prices as price on price.client_plan_id = plan.id
      where plan.client_id = client
    ), '[]'),
    'pauses', coalesce((
      select jsonb_agg(jsonb_build_object('starts_on', pause.starts_on, 'ends_on', pause.ends_on) order by pause.starts_on desc)
      from public.client_plan_pauses as pause where pause.client_id = client
    ), '[]'),
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', project.id, 'title', job.title, 'starts_on', project.starts_on, 'signed_on', project.signed_on,
        'guarantee_ends_on', project.guarantee_ends_on, 'cancelled_on', project.cancelled_on,
        'amount', price.amount, 'currency', price.currency,
        'invoiced', array(
          select line.kind from public.invoice_lines as line join public.invoices as invoice on invoice.id = line.invoice_id
          where line.client_project_id = project.id and invoice.kind = 'invoice' and invoice.state <> 'draft'
            and invoice.credited_at is null
        )
      ) order by project.starts_on desc, project.id)
      from public.client_projects as project
      join public.client_project_prices as price on price.client_project_id = project.id
      join public.jobs as job on job.id = project.job_id
      where project.client_id = client
    ), '[]'),
    'next_invoice_month', (select next.month from public.client_next_invoices as next where next.client_id = client),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', request.id, 'starts_on', request.starts_on, 'ends_on', request.ends_on, 'message', request.message,
        -- The agency may cancel an approved pause before it begins.
        'state', case when request.state = 'approved' and request.pause_id is null then 'cancelled' else request.state::text end,
        'reason', request.reason, 'created_at', request.created_at,
        'author', case when request.person_id is distinct from viewer then nullif(person.full_name, '') end,
        'is_own', request.person_id is not distinct from viewer
      ) order by request.created_at desc)
      from (
        select * from public.client_pause_requests as latest
        where latest.client_id = client
          and (latest.person_id is null or latest.person_id not in (select private.people_awaiting_erasure()))
        order by latest.created_at desc limit 10
      ) as request
      left join public.people as person on person.id = request.person_id
    ), '[]'),
    'invoices', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', invoice.id, 'kind', invoice.kind, 'number', invoice.number, 'month', invoice.month,
        'issued_on', invoice.issued_on, 'due_on', invoice.due_on, 'paid_on', invoice.paid_on,
        'currency', invoice.currency, 'total_amount', invoice.total_amount, 'language', invoice.language,
        'is_credited', invoice.credited_at is not null, 'credited_number', original.number
      ) order by invoice.number desc)
      from (
        select * from public.invoices as sent where sent.client_id = client and sent.state <> 'draft'
        order by sent.number desc limit 200
      ) as invoice
      left join public.invoices as original on original.id = invoice.credits_id
    ), '[]')
  )
  from public.client_details as details
  left join public.client_billing as billing on billing.client_id = details.client_id
  where details.client_id = client
$$;
revoke all on function private.show_billing(uuid, uuid) from public;
grant execute on function private.show_billing(uuid, uuid) to service_role;

-- Null for a contact who may not see it, for one of another client and for everybody else.
create function public.get_portal_billing(company uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.show_billing(contact.client_id, contact.person_id)
  from private.portal_billing_contacts() as contact where contact.client_id = company
$$;
revoke all on function public.get_portal_billing(uuid) from public;
grant execute on function public.get_portal_billing(uuid) to authenticated, service_role;

-- The invoices that the caller may open as a contact. An unknown one, a draft and one of another client look the same.
create function private.portal_invoices() returns table (invoice_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select invoice.id, contact.person_id
  from private.portal_billing_contacts() as contact
  join public.invoices as invoice on invoice.client_id = contact.client_id and invoice.state <> 'draft'
$$;
revoke all on function private.portal_invoices() from public;
grant execute on function private.portal_invoices() to service_role;

-- Once for each contact and invoice.
create function private.record_opened_invoice(opened uuid, reader uuid) returns void
language sql security definer set search_path = '' as $$
  select private.record_client_event(
    invoice.client_id, 'invoice_opened',
    jsonb_build_object('number', invoice.number, 'invoice_id', invoice.id, 'person_id', reader)
  )
  from public.invoices as invoice
  where invoice.id = opened and not exists (
    select from public.client_events as event
    where event.client_id = invoice.client_id and event.kind = 'invoice_opened'
      and event.data @> jsonb_build_object('invoice_id', invoice.id, 'person_id', reader)
  )
$$;
revoke all on function private.record_opened_invoice(uuid, uuid) from public;
grant execute on function private.record_opened_invoice(uuid, uuid) to service_role;

-- The start page tells whether there is a page about the plan.
create or replace function public.get_portal() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', person.full_name, 'language', person.language, 'email', person.email,
    'companies', jsonb_agg(jsonb_build_object(
      'id', client.id, 'name', client.name, 'logo_path', client.logo_path,
      'searches', private.show_searches(client.id),
      'sees_billing', client.id in (select billing.client_id from private.portal_billing_contacts() as billing)
    ) order by client.name)
  )
  from private.portal_contacts() as contact
  join public.people as person on person.id = contact.person_id
  join public.clients as client on client.id = contact.client_id
  group by person.id
$$;

-- For tables with a column of the client.
create function private.tell_portal_of_billing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.tell_portal(old.client_id);
  else
    perform private.tell_portal(new.client_id);
  end if;
  return null;
end $$;
revoke all on function private.tell_portal_of_billing() from public;
create trigger tell_portal after insert or update or delete on public.client_plans
  for each row execute function private.tell_portal_of_billing();
create trigger tell_portal after insert or update or delete on public.client_plan_pauses
  for each row execute function private.tell_portal_of_billing();
create trigger tell_portal after insert or update or delete on public.client_projects
  for each row execute function private.tell_portal_of_billing();
create trigger tell_portal after insert or update on public.client_pause_requests
  for each row execute function private.tell_portal_of_billing();
create trigger tell_portal after insert or update on public.invoices
  for each row when (new.state <> 'draft') execute function private.tell_portal_of_billing();

-- older programs: run

-- A contact with the right to see invoices may be outside of the team of a restricted job, such as one that looks for
-- the contact's successor. The project and what it costs are shown, and not what it is for.
create or replace function private.show_billing(client uuid, viewer uuid) returns jsonb
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
        'id', project.id, 'title', case when private.is_shown_to_contact(job.id, viewer) then job.title end,
        'starts_on', project.starts_on, 'signed_on', project.signed_on,
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

-- An application that waits for its confirmation is in the copy of a person, too.
create or replace function private.has_hidden_applications(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.applications where person_id = person and job_id in (select private.hidden_jobs())
  ) or exists (
    select from public.pending_submissions
    where person_id = person and confirmed_at is null and job_id in (select private.hidden_jobs())
  )
$$;

-- A hold tells that a person is known.
create policy "people known by restricted jobs only are hidden" on public.legal_holds as restrictive for select to authenticated
  using (person_id not in (select private.people_of_hidden_jobs()));

-- Lines of invoices name the job, unless it was restricted when they were written. API tokens read no line that names a
-- job that was restricted later, as the job does not exist for them.
alter table public.invoice_lines add names_job boolean not null default true;
comment on column public.invoice_lines.names_job is 'False for a line of a project whose job was restricted when the line was written.';

create function private.projects_of_hidden_jobs() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query select id from public.client_projects where job_id = any (hidden);
  end if;
end $$;
revoke all on function private.projects_of_hidden_jobs() from public;
grant execute on function private.projects_of_hidden_jobs() to api_token, service_role;

create policy "lines that name restricted jobs are hidden from tokens" on public.invoice_lines as restrictive for select to api_token
  using (client_project_id is null or not names_job or client_project_id not in (select private.projects_of_hidden_jobs()));

-- The next invoice of each client, for administrators and its owner: the oldest draft, or else the first month of a plan or
-- a project that has not been invoiced. It is stored, because the list of clients is sorted by it. It depends on no date
-- of today: a month that was forgotten stays the next one.
create table public.client_next_invoices (
  client_id uuid primary key references public.clients (id) on delete cascade,
  month date not null,
  kind text not null check (kind in ('draft', 'plan', 'project'))
);
create index on public.client_next_invoices (month, client_id);
alter table public.client_next_invoices enable row level security;
grant all on public.client_next_invoices to service_role;
grant select on public.client_next_invoices to authenticated;
create policy "admins and owners can read next invoices" on public.client_next_invoices
  for select to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));

create function private.find_next_invoice(client uuid) returns table (month date, kind text)
language sql stable security definer set search_path = '' as $$
  with valid as (
    select invoice.id, invoice.month, invoice.state from public.invoices as invoice
    where invoice.client_id = client and invoice.kind = 'invoice' and invoice.credited_at is null
  ), candidates (month, kind, rank) as (
    select valid.month, 'draft', 0 from valid where valid.state = 'draft'
    union all
    -- A month that is paused as a whole gives no invoice; pauses are shorter than four months.
    select month.first::date, 'plan', 1
    from public.client_plans as plan
    cross join lateral (
      select greatest(
        date_trunc('month', plan.starts_on), (select max(valid.month) from valid) + interval '1 month'
      ) as earliest
    ) as due
    cross join lateral generate_series(due.earliest, due.earliest + interval '4 months', interval '1 month') as month (first)
    where plan.client_id = client and (plan.ends_on is null or plan.ends_on >= month.first) and not exists (
      select from public.client_plan_pauses as pause
      where pause.client_id = client and pause.starts_on <= month.first
        and pause.ends_on >= month.first + interval '1 month' - interval '1 day'
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
create function private.store_next_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  client constant uuid := case tg_op when 'DELETE' then old.client_id else new.client_id end;
begin
  insert into public.client_next_invoices as stored (client_id, month, kind)
  select client, next.month, next.kind from private.find_next_invoice(client) as next
  -- A client that is being deleted has no next invoice.
  where exists (select from public.clients where id = client)
  on conflict (client_id) do update set month = excluded.month, kind = excluded.kind
  where (stored.month, stored.kind) is distinct from (excluded.month, excluded.kind);
  if not exists (select from private.find_next_invoice(client)) then
    delete from public.client_next_invoices where client_id = client;
  end if;
  return null;
end $$;
revoke all on function private.find_next_invoice(uuid), private.store_next_invoice() from public;
grant execute on function private.find_next_invoice(uuid) to service_role;

create trigger store_next_invoice after insert or update of state, credited_at, month or delete on public.invoices
  for each row execute function private.store_next_invoice();
create trigger store_next_invoice after insert or update or delete on public.client_plans
  for each row execute function private.store_next_invoice();
create trigger store_next_invoice after insert or update or delete on public.client_plan_pauses
  for each row execute function private.store_next_invoice();
create trigger store_next_invoice after insert or update or delete on public.client_projects
  for each row execute function private.store_next_invoice();
insert into public.client_next_invoices (client_id, month, kind)
select client.id, next.month, next.kind
from public.clients as client cross join lateral private.find_next_invoice(client.id) as next;

-- Mail to a contact is a contact too.
create or replace function private.count_client(counted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.client_figures as figures (client_id, open_jobs, searches, presented, last_contact_at)
  select client.id, open.jobs, open.searches, shown.presented,
    greatest(
      shown.last_contact_at,
      (
        select max(note.created_at) from public.client_notes as note
        where note.client_id = client.id and note.kind <> 'note'
      ),
      (select max(mail.sent_at) from public.outbox as mail where mail.client_id = client.id and mail.state = 'sent')
    )
  from public.clients as client
  cross join lateral (
    select count(*) as jobs, count(*) filter (where not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )) as searches
    from public.jobs as job where job.client_id = client.id and job.state = 'open' and job.kind = 'client'
  ) as open
  cross join lateral (
    select count(distinct item.application_id) as presented,
      max(greatest(link.created_at, link.last_opened_at)) as last_contact_at
    from public.jobs as job
    join public.review_links as link on link.job_id = job.id
    left join public.review_link_items as item on item.review_link_id = link.id and item.removed_at is null
    where job.client_id = client.id
  ) as shown
  where client.id = counted
  on conflict (client_id) do update set
    open_jobs = excluded.open_jobs, searches = excluded.searches, presented = excluded.presented,
    last_contact_at = excluded.last_contact_at
  where (figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at)
    is distinct from (excluded.open_jobs, excluded.searches, excluded.presented, excluded.last_contact_at)
$$;
create trigger count_client after update of state on public.outbox
  for each row when (new.client_id is not null and new.state = 'sent') execute function private.count_changed_client();
select private.count_client(client_id) from public.outbox where client_id is not null group by client_id;

create or replace view public.client_list with (security_invoker = true) as
select listed.*, listed.standing not in ('none', 'project') and listed.searches > listed.searches_allowed as is_over_plan,
  next.month as next_invoice_month, next.kind as next_invoice_kind
from (
  select client.id, client.name, client.logo_path, client.location, client.created_at,
    details.owner_id, owner.name as owner_name, details.country, details.language, details.organisation_number,
    current.plan, current.starts_on as plan_starts_on, current.ends_on as plan_ends_on, plan.standing,
    case when plan.standing in ('active', 'ending') then private.plan_searches(current.plan) else 0 end as searches_allowed,
    figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at
  from public.clients as client
  join public.client_details as details on details.client_id = client.id
  join public.client_figures as figures on figures.client_id = client.id
  left join public.staff_profiles as owner on owner.user_id = details.owner_id
  left join public.client_plans as current
    on current.client_id = client.id and current.starts_on <= (select private.stockholm_today())
      and (current.ends_on is null or current.ends_on >= (select private.stockholm_today()))
  cross join lateral (
    select case
      when current.plan is not null then case
        when exists (
          select from public.client_plan_pauses as pause
          where pause.client_id = client.id
            and (select private.stockholm_today()) between pause.starts_on and pause.ends_on
        ) then 'paused'
        when current.ends_on is not null and not exists (
          select from public.client_plans as next where next.client_id = client.id and next.starts_on > current.ends_on
        ) then 'ending'
        else 'active'
      end
      when exists (
        select from public.client_plans as next
        where next.client_id = client.id and next.starts_on > (select private.stockholm_today())
      ) then 'upcoming'
      when exists (select from public.client_plans as former where former.client_id = client.id) then 'ended'
      when exists (
        select from public.client_projects as project
        where project.client_id = client.id and project.cancelled_on is null
      ) then 'project'
      else 'none'
    end as standing
  ) as plan
) as listed
-- Only for those who may read invoices of the client.
left join public.client_next_invoices as next on next.client_id = listed.id;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_next_invoices;
  end if;
end $$;

-- Invoices (147, 148), for administrators and the owner of the client. The server writes them; numbers, states and
-- immutability are decided here, so that no caller can break them.

create type public.invoice_kind as enum ('invoice', 'credit_note');
create type public.invoice_state as enum ('draft', 'sent', 'paid');
create type public.invoice_line_kind as enum ('plan', 'project_start', 'project_signing');
create type public.vat_treatment as enum ('domestic', 'reverse_charge', 'outside_eu');

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  kind public.invoice_kind not null default 'invoice',
  state public.invoice_state not null default 'draft',
  -- Given when the invoice is sent.
  number integer unique check (number > 0),
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  currency public.currency not null,
  language public.language not null,
  vat_treatment public.vat_treatment not null,
  vat_rate smallint not null check (vat_rate between 0 and 100),
  -- In minor units. Those of a credit note are negative.
  net_amount integer not null,
  vat_amount integer not null,
  total_amount integer not null,
  issued_on date,
  due_on date,
  paid_on date,
  sent_at timestamptz,
  -- Seller and buyer as they were when the invoice was sent.
  seller jsonb check (jsonb_typeof(seller) = 'object' and pg_column_size(seller) <= 4096),
  buyer jsonb check (jsonb_typeof(buyer) = 'object' and pg_column_size(buyer) <= 4096),
  -- The invoice that a credit note takes back.
  credits_id uuid unique references public.invoices (id) on delete restrict,
  credited_at timestamptz,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "the total is the net amount with VAT" check (total_amount = net_amount + vat_amount),
  constraint "only a credit note is negative" check (
    case kind when 'invoice' then net_amount >= 0 and vat_amount >= 0 else net_amount <= 0 and vat_amount <= 0 end
  ),
  constraint "a credit note names its invoice" check ((kind = 'credit_note') = (credits_id is not null)),
  constraint "a draft has no number" check ((state = 'draft') = (number is null)),
  constraint "a sent invoice is complete" check (
    state = 'draft' or num_nonnulls(issued_on, due_on, sent_at, seller, buyer) = 5
  ),
  constraint "a paid invoice has a day of payment" check ((state = 'paid') = (paid_on is not null)),
  constraint "only a sent invoice is credited" check (credited_at is null or (kind = 'invoice' and state <> 'draft'))
);
-- A credited invoice leaves its month free for a corrected one.
create unique index invoices_one_per_month on public.invoices (client_id, month, currency)
  where kind = 'invoice' and credited_at is null;
create index on public.invoices (client_id, month desc);
create index on public.invoices (month, id);
create index on public.invoices (created_at desc, id);
create index on public.invoices (created_by);

create table public.invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  position smallint not null check (position >= 0),
  kind public.invoice_line_kind not null,
  -- A plan that has not begun can be cancelled.
  client_plan_id uuid references public.client_plans (id) on delete set null,
  client_project_id uuid references public.client_projects (id) on delete restrict,
  -- In the language of the invoice.
  description text not null check (length(btrim(description)) between 1 and 500),
  starts_on date not null,
  ends_on date not null,
  -- Days that are charged, of those of the month; none for projects.
  days smallint check (days between 1 and 31),
  days_in_month smallint check (days_in_month between 28 and 31),
  unit_amount integer not null,
  amount integer not null,
  created_at timestamptz not null default now(),
  unique (invoice_id, position),
  constraint "a line ends after it starts" check (ends_on >= starts_on),
  constraint "a project has a line of its own" check ((kind = 'plan') = (client_project_id is null)),
  constraint "a plan is charged by day" check ((kind = 'plan') = (days is not null and days_in_month is not null))
);
create index on public.invoice_lines (client_plan_id);
create index on public.invoice_lines (client_project_id);

-- The last number that was given. Its row is locked until the transaction ends, and a rollback gives the number back, so
-- the series has no gaps.
create table private.invoice_series (
  id boolean primary key default true check (id),
  last_number integer not null check (last_number >= 0)
);
alter table private.invoice_series enable row level security;
insert into private.invoice_series (last_number) values (0);

create function private.protect_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Payment and credit come after sending; everything else is as it was sent.
  later constant text[] := array['state', 'paid_on', 'credited_at', 'updated_at'];
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
    update private.invoice_series set last_number = last_number + 1 returning last_number into strict new.number;
    new.sent_at := now();
  end if;
  return new;
end $$;
create trigger protect_invoice before insert or update or delete on public.invoices
  for each row execute function private.protect_invoice();

create function private.protect_invoice_line() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  invoice_state public.invoice_state;
begin
  -- The lock waits for a transaction that is sending the invoice. The invoice is gone if its lines are deleted with it.
  select state into invoice_state from public.invoices
  where id = case tg_op when 'INSERT' then new.invoice_id else old.invoice_id end for share;
  if invoice_state <> 'draft' or (tg_op = 'UPDATE' and new.invoice_id <> old.invoice_id) then
    raise exception 'a sent invoice does not change' using hint = 'invoice_is_sent';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger protect_invoice_line before insert or update or delete on public.invoice_lines
  for each row execute function private.protect_invoice_line();

-- The trail of a client has no amounts: every recruiter reads it.
create function private.log_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(
    new.client_id,
    case
      when old.state = 'draft' and new.kind = 'credit_note' then 'credit_note_sent'
      when old.state = 'draft' then 'invoice_sent'
      when new.state = 'paid' then 'invoice_paid'
      else 'invoice_reopened'
    end,
    jsonb_build_object('invoice_id', new.id, 'number', new.number, 'month', new.month)
  );
  return null;
end $$;
create trigger log_invoice after update of state on public.invoices
  for each row when (old.state is distinct from new.state) execute function private.log_invoice();

create trigger set_updated_at before update on public.invoices
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.invoices
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.invoice_lines
  for each row execute function private.audit('id');

alter table public.invoices enable row level security;
alter table public.invoice_lines enable row level security;
grant all on public.invoices, public.invoice_lines to service_role;
grant select on public.invoices, public.invoice_lines to authenticated;
create policy "admins and owners can read invoices" on public.invoices
  for select to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can read lines of invoices" on public.invoice_lines
  for select to authenticated using (
    (select private.is_staff('admin')) or invoice_id in (
      select id from public.invoices where client_id in (select private.owned_clients())
    )
  );

-- Invoices with their client, and with the state that people ask for.
create view public.invoice_list with (security_invoker = true) as
select invoice.id, invoice.client_id, client.name as client_name, invoice.kind, invoice.number, invoice.month,
  invoice.currency, invoice.net_amount, invoice.vat_amount, invoice.total_amount, invoice.vat_treatment,
  invoice.issued_on, invoice.due_on, invoice.paid_on, invoice.created_at, original.number as credited_number,
  case
    when invoice.credited_at is not null then 'credited'
    when invoice.state = 'sent' and invoice.kind = 'invoice' and invoice.due_on < (select private.stockholm_today())
      then 'overdue'
    else invoice.state::text
  end as standing
from public.invoices as invoice
join public.clients as client on client.id = invoice.client_id
left join public.invoices as original on original.id = invoice.credits_id;
grant select on public.invoice_list to authenticated, service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.invoices, public.invoice_lines;
  end if;
end $$;

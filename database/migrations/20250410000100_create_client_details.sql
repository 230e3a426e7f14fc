-- Visitors read clients beside published jobs, so facts for staff have rows of their own (021, 131). Money and contracts
-- are for administrators and the owner of the client.

create table public.client_details (
  client_id uuid primary key references public.clients (id) on delete cascade,
  owner_id uuid references public.staff_profiles (user_id) on delete set null,
  legal_name text check (length(btrim(legal_name)) between 1 and 160),
  organisation_number text check (organisation_number ~ '^[0-9A-Z][0-9A-Z -]{3,18}[0-9A-Z]$'),
  country text not null default 'SE' check (country ~ '^[A-Z]{2}$'),
  language public.language not null default 'sv',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.client_details (owner_id);

-- How and where the client is invoiced. The country is that of the details.
create table public.client_billing (
  client_id uuid primary key references public.clients (id) on delete cascade,
  vat_number text check (vat_number ~ '^[A-Z]{2}[0-9A-Z]{2,12}$'),
  invoice_email public.email_address,
  street text check (length(street) <= 160),
  postal_code text check (length(postal_code) <= 20),
  city text check (length(city) <= 120),
  reference text check (length(reference) <= 120),
  currency public.currency not null default 'SEK',
  payment_terms_days smallint not null default 30 check (payment_terms_days between 0 and 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into public.client_details (client_id) select id from public.clients;
insert into public.client_billing (client_id) select id from public.clients;

-- The clients whose money and contracts the caller may see and change; administrators see those of all.
create function private.owned_clients() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select client_id from public.client_details
  where owner_id = auth.uid() and private.is_staff('recruiter', 'admin')
$$;
revoke all on function private.owned_clients() from public;
grant execute on function private.owned_clients() to authenticated, service_role;

-- Every client has its rows from the start. A recruiter who adds a client owns it.
create function private.prepare_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.client_details (client_id, owner_id)
  values (new.id, case when private.is_staff('recruiter', 'admin') then private.acting_staff_id() end);
  insert into public.client_billing (client_id) values (new.id);
  return null;
end $$;
create trigger prepare_client after insert on public.clients
  for each row execute function private.prepare_client();

-- Ownership opens the contracts, so nobody takes it: the owner or an administrator hands it over.
create function private.guard_client_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is not distinct from 'authenticated' and not private.is_staff('admin')
    and old.owner_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'only the owner or an administrator hands over a client',
      hint = 'client_not_yours';
  end if;
  return new;
end $$;
create trigger guard_client_owner before update of owner_id on public.client_details
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.guard_client_owner();

create trigger set_updated_at before update on public.client_details
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.client_billing
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.client_details
  for each row execute function private.audit('client_id');
create trigger audit after update or delete on public.client_billing
  for each row execute function private.audit('client_id');

alter table public.client_details enable row level security;
grant all on public.client_details, public.client_billing to service_role;
grant select on public.client_details to authenticated;
grant update (owner_id, legal_name, organisation_number, country, language)
  on public.client_details to authenticated;
create policy "recruiters can read details of clients" on public.client_details
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update details of clients" on public.client_details
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));

alter table public.client_billing enable row level security;
grant select on public.client_billing to authenticated;
grant update (vat_number, invoice_email, street, postal_code, city, reference, currency, payment_terms_days)
  on public.client_billing to authenticated;
create policy "admins and owners can read billing of clients" on public.client_billing
  for select to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can update billing of clients" on public.client_billing
  for update to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));

-- A contact is a person with a title at a client. Name, e-mail, phone and language are those of the person.
alter table public.client_contacts add column is_primary boolean not null default false;
create unique index client_contacts_one_primary on public.client_contacts (client_id) where is_primary;
grant insert (is_primary), update (is_primary) on public.client_contacts to authenticated;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.clients, public.client_details, public.client_billing, public.client_contacts;
  end if;
end $$;

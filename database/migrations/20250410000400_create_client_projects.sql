-- Project-based recruitment: one job for a fixed price, half at the start and half at signing. If the new hire leaves
-- within six months of signing, the search is done again.

alter table public.jobs add constraint jobs_id_client_id_key unique (id, client_id);

create table public.client_projects (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  job_id uuid not null,
  starts_on date not null,
  signed_on date,
  guarantee_ends_on date generated always as ((signed_on + interval '6 months')::date) stored,
  cancelled_on date,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The job stays with the client that pays for it.
  foreign key (job_id, client_id) references public.jobs (id, client_id) on delete restrict,
  constraint "a project is signed after it starts" check (signed_on >= starts_on),
  constraint "a project is cancelled after it starts" check (cancelled_on >= starts_on),
  constraint "a signed project is not cancelled" check (signed_on is null or cancelled_on is null)
);
create unique index client_projects_one_per_job on public.client_projects (job_id) where cancelled_on is null;
create index on public.client_projects (job_id, client_id);
create index on public.client_projects (client_id, starts_on desc);
create index on public.client_projects (created_by);

create table public.client_project_prices (
  client_project_id uuid primary key references public.client_projects (id) on delete cascade,
  -- In minor units of the currency, without VAT. An odd unit is paid at the start.
  amount integer not null check (amount between 0 and 100000000),
  start_amount integer not null generated always as (amount - amount / 2) stored,
  signing_amount integer not null generated always as (amount / 2) stored,
  currency public.currency not null,
  created_at timestamptz not null default now()
);

create function private.protect_client_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.client_id, new.job_id, new.starts_on) is distinct from (old.client_id, old.job_id, old.starts_on) then
    raise exception 'a project is cancelled and agreed again' using hint = 'project_is_history';
  end if;
  return new;
end $$;
create trigger protect_client_project before update on public.client_projects
  for each row execute function private.protect_client_project();

create function private.log_client_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(
    new.client_id,
    case
      when tg_op = 'INSERT' then 'project_started'
      when new.cancelled_on is not null then 'project_cancelled'
      when new.signed_on is not null then 'project_signed'
      else 'project_reopened'
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'job_id', new.job_id, 'starts_on', new.starts_on, 'signed_on', new.signed_on,
      'guarantee_ends_on', new.guarantee_ends_on, 'cancelled_on', new.cancelled_on
    ))
  );
  return null;
end $$;
create trigger log_client_project after insert on public.client_projects
  for each row execute function private.log_client_project();
create trigger log_client_project_end after update of signed_on, cancelled_on on public.client_projects
  for each row when ((old.signed_on, old.cancelled_on) is distinct from (new.signed_on, new.cancelled_on))
  execute function private.log_client_project();

create trigger set_updated_at before update on public.client_projects
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_projects
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.client_project_prices
  for each row execute function private.audit('client_project_id');

alter table public.client_projects enable row level security;
alter table public.client_project_prices enable row level security;
grant all on public.client_projects, public.client_project_prices to service_role;
grant select on public.client_projects, public.client_project_prices to authenticated;
grant insert (client_id, job_id, starts_on), update (signed_on, cancelled_on)
  on public.client_projects to authenticated;
grant insert (client_project_id, amount, currency) on public.client_project_prices to authenticated;

create policy "recruiters can read projects of clients" on public.client_projects
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "admins and owners can insert projects of clients" on public.client_projects
  for insert to authenticated
  with check ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can update projects of clients" on public.client_projects
  for update to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can read prices of projects" on public.client_project_prices
  for select to authenticated using (
    (select private.is_staff('admin')) or client_project_id in (
      select id from public.client_projects where client_id in (select private.owned_clients())
    )
  );
create policy "admins and owners can insert prices of projects" on public.client_project_prices
  for insert to authenticated with check (
    (select private.is_staff('admin')) or client_project_id in (
      select id from public.client_projects where client_id in (select private.owned_clients())
    )
  );

create function public.start_client_project(
  client uuid, job uuid, starts_on date, amount integer, currency public.currency
) returns uuid
language plpgsql set search_path = '' as $$
declare
  started uuid;
begin
  insert into public.client_projects (client_id, job_id, starts_on)
  values (client, job, start_client_project.starts_on) returning id into started;
  insert into public.client_project_prices (client_project_id, amount, currency)
  values (started, start_client_project.amount, start_client_project.currency);
  return started;
end $$;
revoke all on function public.start_client_project(uuid, uuid, date, integer, public.currency) from public;
grant execute on function public.start_client_project(uuid, uuid, date, integer, public.currency)
  to authenticated, service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_projects, public.client_project_prices;
  end if;
end $$;

-- Subscriptions (132). A change of plan or price is a new row, so the rows are the history. Prices have rows of their own:
-- every recruiter sees the plan, administrators and the owner its price.

create function private.stockholm_today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/Stockholm')::date
$$;
revoke all on function private.stockholm_today() from public;
grant execute on function private.stockholm_today() to authenticated, service_role;

create table public.client_plans (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  plan public.plan not null check (plan <> 'project'),
  starts_on date not null,
  -- The last day; none while the plan has no agreed end.
  ends_on date,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a plan ends after it starts" check (ends_on >= starts_on),
  constraint "plans of one client do not overlap"
    exclude using gist (client_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index on public.client_plans (client_id, starts_on desc);
create index on public.client_plans (created_by);

create table public.client_plan_prices (
  client_plan_id uuid primary key references public.client_plans (id) on delete cascade,
  -- Per month, in minor units of the currency, without VAT.
  monthly_amount integer not null check (monthly_amount between 0 and 100000000),
  currency public.currency not null,
  created_at timestamptz not null default now()
);

create table public.client_plan_pauses (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  starts_on date not null,
  -- The last day of the pause.
  ends_on date not null,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a pause ends after it starts" check (ends_on >= starts_on),
  constraint "pauses of one client do not overlap"
    exclude using gist (client_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index on public.client_plan_pauses (client_id, starts_on desc);
create index on public.client_plan_pauses (created_by);

create function private.plan_on(client uuid, day date) returns public.client_plans
language sql stable security definer set search_path = '' as $$
  select * from public.client_plans
  where client_id = client and starts_on <= day and (ends_on is null or ends_on >= day)
$$;
create function private.is_paused_on(client uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.client_plan_pauses where client_id = client and day between starts_on and ends_on)
$$;
revoke all on function private.plan_on(uuid, date), private.is_paused_on(uuid, date) from public;
grant execute on function private.plan_on(uuid, date), private.is_paused_on(uuid, date) to service_role;

-- Set by the removal of demo content, whose agreements never existed.
create function private.is_removing_demo() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('demo.is_removed', true), '') = 'true'
$$;
revoke all on function private.is_removing_demo() from public;

-- Agreements are not rewritten: only the end of a running plan changes, and only a plan that has not begun is cancelled.
create function private.protect_client_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.starts_on <= private.stockholm_today() and not private.is_removing_demo() then
      raise exception 'a plan that has begun is ended, not deleted' using hint = 'plan_has_begun';
    end if;
    return old;
  end if;
  if (new.client_id, new.plan, new.starts_on) is distinct from (old.client_id, old.plan, old.starts_on) then
    raise exception 'a change of plan is a new row' using hint = 'plan_is_history';
  end if;
  if old.ends_on < private.stockholm_today() and new.ends_on is distinct from old.ends_on then
    raise exception 'this plan has ended' using hint = 'plan_has_ended';
  end if;
  return new;
end $$;
create trigger protect_client_plan before update or delete on public.client_plans
  for each row execute function private.protect_client_plan();

-- The price list promises up to three whole months a year. Three months of 31 days fit, in any order.
create function private.check_client_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  max_days constant integer := 93;
  crowded record;
begin
  if tg_op = 'UPDATE' and (new.client_id, new.starts_on) is distinct from (old.client_id, old.starts_on) then
    raise exception 'the start of a pause does not change' using hint = 'pause_has_begun';
  end if;
  -- Pauses of one client are checked one after the other, so that two together cannot exceed the limit.
  perform from public.clients where id = new.client_id for no key update;
  if tg_op = 'INSERT' and (private.plan_on(new.client_id, new.starts_on)).id is null then
    raise exception 'there is no plan to pause on that day' using hint = 'no_plan_to_pause';
  end if;
  select year, days into crowded
  from generate_series(extract(year from new.starts_on)::integer, extract(year from new.ends_on)::integer) as year
  cross join lateral (
    select sum(least(ends_on, make_date(year, 12, 31)) - greatest(starts_on, make_date(year, 1, 1)) + 1) as days
    from (
      select starts_on, ends_on from public.client_plan_pauses
      where client_id = new.client_id and id <> new.id
      union all select new.starts_on, new.ends_on
    ) as pause
    where starts_on <= make_date(year, 12, 31) and ends_on >= make_date(year, 1, 1)
  ) as total
  where days > max_days
  limit 1;
  if found then
    raise check_violation using
      message = format('a plan pauses for at most %s days a year, not %s in %s', max_days, crowded.days, crowded.year),
      hint = 'pause_too_long';
  end if;
  return new;
end $$;
create trigger check_client_pause before insert or update on public.client_plan_pauses
  for each row execute function private.check_client_pause();

create function private.protect_client_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.starts_on < private.stockholm_today() and not private.is_removing_demo() then
    raise exception 'a pause that has begun is ended, not deleted' using hint = 'pause_has_begun';
  end if;
  return old;
end $$;
create trigger protect_client_pause before delete on public.client_plan_pauses
  for each row execute function private.protect_client_pause();

create function private.log_client_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one public.client_plans := coalesce(new, old);
begin
  perform private.record_client_event(
    one.client_id, case tg_op when 'INSERT' then 'plan_started' when 'UPDATE' then 'plan_end_set' else 'plan_cancelled' end,
    jsonb_build_object('plan', one.plan, 'starts_on', one.starts_on, 'ends_on', one.ends_on)
  );
  return null;
end $$;
create trigger log_client_plan after insert or delete on public.client_plans
  for each row execute function private.log_client_plan();
create trigger log_client_plan_end after update of ends_on on public.client_plans
  for each row when (old.ends_on is distinct from new.ends_on) execute function private.log_client_plan();

create function private.log_client_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one public.client_plan_pauses := coalesce(new, old);
begin
  perform private.record_client_event(
    one.client_id, case tg_op when 'INSERT' then 'plan_paused' when 'UPDATE' then 'pause_changed' else 'pause_cancelled' end,
    jsonb_build_object('starts_on', one.starts_on, 'ends_on', one.ends_on)
  );
  return null;
end $$;
create trigger log_client_pause after insert or update of ends_on or delete on public.client_plan_pauses
  for each row execute function private.log_client_pause();

create trigger set_updated_at before update on public.client_plans
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.client_plan_pauses
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_plans
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.client_plan_prices
  for each row execute function private.audit('client_plan_id');
create trigger audit after insert or update or delete on public.client_plan_pauses
  for each row execute function private.audit('id');

alter table public.client_plans enable row level security;
alter table public.client_plan_prices enable row level security;
alter table public.client_plan_pauses enable row level security;
grant all on public.client_plans, public.client_plan_prices, public.client_plan_pauses to service_role;
grant select, delete on public.client_plans, public.client_plan_pauses to authenticated;
grant select on public.client_plan_prices to authenticated;
grant insert (client_id, plan, starts_on, ends_on), update (ends_on) on public.client_plans to authenticated;
grant insert (client_plan_id, monthly_amount, currency) on public.client_plan_prices to authenticated;
grant insert (client_id, starts_on, ends_on), update (ends_on) on public.client_plan_pauses to authenticated;

create policy "recruiters can read plans of clients" on public.client_plans
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "admins and owners can insert plans of clients" on public.client_plans
  for insert to authenticated
  with check ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can update plans of clients" on public.client_plans
  for update to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can delete plans of clients" on public.client_plans
  for delete to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));

create policy "admins and owners can read prices of plans" on public.client_plan_prices
  for select to authenticated using (
    (select private.is_staff('admin')) or client_plan_id in (
      select id from public.client_plans where client_id in (select private.owned_clients())
    )
  );
create policy "admins and owners can insert prices of plans" on public.client_plan_prices
  for insert to authenticated with check (
    (select private.is_staff('admin')) or client_plan_id in (
      select id from public.client_plans where client_id in (select private.owned_clients())
    )
  );

create policy "recruiters can read pauses of plans" on public.client_plan_pauses
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "admins and owners can insert pauses of plans" on public.client_plan_pauses
  for insert to authenticated
  with check ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can update pauses of plans" on public.client_plan_pauses
  for update to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));
create policy "admins and owners can delete pauses of plans" on public.client_plan_pauses
  for delete to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()));

-- Starts a plan, or changes it: the plan of that day ends the day before. Row-level security decides who may.
create function public.start_client_plan(
  client uuid, plan public.plan, starts_on date, monthly_amount integer, currency public.currency
) returns uuid
language plpgsql set search_path = '' as $$
declare
  started uuid;
begin
  perform from public.clients where id = client for no key update;
  if not found then
    raise no_data_found using message = 'there is no such client';
  end if;
  update public.client_plans as former set ends_on = start_client_plan.starts_on - 1
  where former.client_id = client and former.starts_on < start_client_plan.starts_on
    and (former.ends_on is null or former.ends_on >= start_client_plan.starts_on);
  insert into public.client_plans (client_id, plan, starts_on)
  values (client, start_client_plan.plan, start_client_plan.starts_on) returning id into started;
  insert into public.client_plan_prices (client_plan_id, monthly_amount, currency)
  values (started, start_client_plan.monthly_amount, start_client_plan.currency);
  return started;
end $$;

-- Ends a plan on a day, and its pauses with it.
create function public.end_client_plan(ended_plan uuid, last_day date) returns void
language plpgsql set search_path = '' as $$
declare
  client uuid;
begin
  update public.client_plans set ends_on = last_day where id = ended_plan returning client_id into client;
  if client is null then
    raise insufficient_privilege using message = 'you may not end this plan', hint = 'client_not_yours';
  end if;
  delete from public.client_plan_pauses as pause
  where pause.client_id = client and pause.starts_on > greatest(last_day, private.stockholm_today())
    and not exists (
      select from public.client_plans as later where later.client_id = client and later.starts_on > last_day
    );
  update public.client_plan_pauses as pause set ends_on = last_day
  where pause.client_id = client and pause.starts_on <= last_day and pause.ends_on > last_day
    and not exists (
      select from public.client_plans as later where later.client_id = client and later.starts_on > last_day
    );
end $$;

-- Cancels a plan that has not begun. The plan that was to end the day before goes on.
create function public.cancel_client_plan(cancelled_plan uuid) returns void
language plpgsql set search_path = '' as $$
declare
  cancelled public.client_plans;
begin
  delete from public.client_plans where id = cancelled_plan returning * into cancelled;
  if cancelled.id is null then
    raise insufficient_privilege using message = 'you may not cancel this plan', hint = 'client_not_yours';
  end if;
  update public.client_plans set ends_on = null
  where client_id = cancelled.client_id and ends_on = cancelled.starts_on - 1
    and ends_on >= private.stockholm_today()
    and not exists (
      select from public.client_plans as later
      where later.client_id = cancelled.client_id and later.starts_on > cancelled.starts_on
    );
end $$;
revoke all on function
  public.start_client_plan(uuid, public.plan, date, integer, public.currency),
  public.end_client_plan(uuid, date), public.cancel_client_plan(uuid)
  from public;
grant execute on function
  public.start_client_plan(uuid, public.plan, date, integer, public.currency),
  public.end_client_plan(uuid, date), public.cancel_client_plan(uuid)
  to authenticated, service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table
      public.client_plans, public.client_plan_prices, public.client_plan_pauses;
  end if;
end $$;

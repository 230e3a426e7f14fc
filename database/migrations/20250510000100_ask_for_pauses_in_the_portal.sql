-- Some contacts see the plan, its prices and the invoices of their client in the portal, and ask for pauses (153). It is
-- off unless an administrator or the owner of the client turns it on: a manager who meets candidates need not see prices.
alter table public.client_portal_access add column sees_billing boolean not null default false;
grant update (sees_billing) on public.client_portal_access to authenticated;
create policy "admins and owners can show the billing to contacts" on public.client_portal_access
  for update to authenticated using (
    ((select private.is_staff('admin')) or client_id in (select private.owned_clients()))
    and person_id not in (select private.people_awaiting_erasure())
  );

-- Policies are for rows. This holds for the column, whoever may change other columns of the row.
create function private.guard_portal_billing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is not distinct from 'authenticated' and not private.is_staff('admin')
    and new.client_id not in (select private.owned_clients()) then
    raise insufficient_privilege using
      message = 'only administrators and the owner of the client show its billing', hint = 'client_not_yours';
  end if;
  return new;
end $$;
revoke all on function private.guard_portal_billing() from public;
create trigger guard_portal_billing before update of sees_billing on public.client_portal_access
  for each row when (old.sees_billing is distinct from new.sees_billing) execute function private.guard_portal_billing();

create function private.log_portal_billing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(
    new.client_id, case when new.sees_billing then 'portal_billing_shown' else 'portal_billing_hidden' end,
    jsonb_build_object('person_id', new.person_id)
  );
  perform private.tell_portal_account(new.email::text);
  return null;
end $$;
revoke all on function private.log_portal_billing() from public;
create trigger log_portal_billing_of_new after insert on public.client_portal_access
  for each row when (new.sees_billing) execute function private.log_portal_billing();
create trigger log_portal_billing after update of sees_billing on public.client_portal_access
  for each row when (old.sees_billing is distinct from new.sees_billing) execute function private.log_portal_billing();

-- The clients whose plan and invoices the caller sees as a contact.
create function private.portal_billing_contacts() returns table (client_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select contact.client_id, contact.person_id
  from private.portal_contacts() as contact
  join public.client_portal_access as access
    on access.client_id = contact.client_id and access.person_id = contact.person_id
  where access.sees_billing
$$;
revoke all on function private.portal_billing_contacts() from public;
grant execute on function private.portal_billing_contacts() to service_role;

-- The limit of a pause, for pauses and for requests of them.
create function private.check_pause_days(client uuid, first_day date, last_day date, other_than uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  max_days constant integer := 93;
  crowded record;
begin
  select year, days into crowded
  from generate_series(extract(year from first_day)::integer, extract(year from last_day)::integer) as year
  cross join lateral (
    select sum(least(ends_on, make_date(year, 12, 31)) - greatest(starts_on, make_date(year, 1, 1)) + 1) as days
    from (
      select starts_on, ends_on from public.client_plan_pauses
      where client_id = client and id is distinct from other_than
      union all select first_day, last_day
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
end $$;
create or replace function private.check_client_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.client_id, new.starts_on) is distinct from (old.client_id, old.starts_on) then
    raise exception 'the start of a pause does not change' using hint = 'pause_has_begun';
  end if;
  -- Pauses of one client are checked one after the other, so that two together cannot exceed the limit.
  perform from public.clients where id = new.client_id for no key update;
  if tg_op = 'INSERT' and (private.plan_on(new.client_id, new.starts_on)).id is null then
    raise exception 'there is no plan to pause on that day' using hint = 'no_plan_to_pause';
  end if;
  perform private.check_pause_days(new.client_id, new.starts_on, new.ends_on, new.id);
  return new;
end $$;
revoke all on function private.check_pause_days(uuid, date, date, uuid) from public;
grant execute on function private.check_pause_days(uuid, date, date, uuid) to service_role;

create type public.pause_request_state as enum ('pending', 'approved', 'declined', 'withdrawn');

-- A pause that a contact asks for. The owner of the client or an administrator approves it, which makes the pause, or
-- declines it with a reason. The server writes it, because its decision is mailed.
create table public.client_pause_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  person_id uuid references public.people (id) on delete set null,
  starts_on date not null,
  ends_on date not null,
  -- domain/clients/pause-request.ts has the same limits.
  message text check (length(btrim(message)) between 1 and 2000),
  state public.pause_request_state not null default 'pending',
  reason text check (length(btrim(reason)) between 1 and 2000),
  pause_id uuid references public.client_plan_pauses (id) on delete set null,
  decided_by uuid references public.staff_profiles (user_id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a requested pause ends after it starts" check (ends_on >= starts_on),
  constraint "a decision has a time" check ((state in ('approved', 'declined')) = (decided_at is not null)),
  constraint "a declined request has a reason" check (state <> 'declined' or reason is not null)
);
create index on public.client_pause_requests (client_id, created_at desc);
create unique index client_pause_requests_one_pending on public.client_pause_requests (client_id) where state = 'pending';
create index on public.client_pause_requests (person_id);
create index on public.client_pause_requests (pause_id);
create index on public.client_pause_requests (decided_by);
create trigger set_updated_at before update on public.client_pause_requests
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.client_pause_requests
  for each row execute function private.audit('id');
alter table public.client_pause_requests enable row level security;
grant all on public.client_pause_requests to service_role;
grant select on public.client_pause_requests to authenticated;
create policy "admins and owners can read requests for pauses" on public.client_pause_requests
  for select to authenticated using (
    ((select private.is_staff('admin')) or client_id in (select private.owned_clients()))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
  );

create function private.check_pause_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.clients where id = new.client_id for no key update;
  if new.starts_on < private.stockholm_today() then
    raise exception 'a pause that is asked for is not in the past' using hint = 'pause_in_past';
  end if;
  if (private.plan_on(new.client_id, new.starts_on)).id is null then
    raise exception 'there is no plan to pause on that day' using hint = 'no_plan_to_pause';
  end if;
  perform private.check_pause_days(new.client_id, new.starts_on, new.ends_on, null);
  if exists (
    select from public.client_plan_pauses as pause
    where pause.client_id = new.client_id and pause.starts_on <= new.ends_on and pause.ends_on >= new.starts_on
  ) then
    raise exclusion_violation using message = 'the plan is already paused on some of these days', hint = 'pause_overlaps';
  end if;
  return new;
end $$;
create trigger check_pause_request before insert on public.client_pause_requests
  for each row when (new.state = 'pending') execute function private.check_pause_request();

-- The owner of the client hears of a request, or all administrators if nobody owns it.
create function private.announce_pause_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_client_event(
    new.client_id, 'pause_requested',
    jsonb_build_object('person_id', new.person_id, 'starts_on', new.starts_on, 'ends_on', new.ends_on)
  );
  insert into public.notifications (user_id, kind, client_id, data)
  select profile.user_id, 'pause_requested', new.client_id, jsonb_build_object('request_id', new.id)
  from public.staff_profiles as profile
  left join public.client_details as details on details.client_id = new.client_id
  left join public.staff_profiles as owner
    on owner.user_id = details.owner_id and owner.state = 'active' and owner.role in ('recruiter', 'admin')
  where profile.state = 'active' and profile.role in ('recruiter', 'admin')
    and case when owner.user_id is null then profile.role = 'admin' else profile.user_id = owner.user_id end;
  return null;
end $$;
create trigger announce_pause_request after insert on public.client_pause_requests
  for each row when (new.state = 'pending') execute function private.announce_pause_request();
-- An approval is in the timeline as the pause itself. Nobody needs to read of a request that is settled.
create function private.settle_pause_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('declined', 'withdrawn') then
    perform private.record_client_event(
      new.client_id, 'pause_' || new.state::text,
      jsonb_build_object('person_id', new.person_id, 'starts_on', new.starts_on, 'ends_on', new.ends_on)
    );
  end if;
  update public.notifications set read_at = now()
  where client_id = new.client_id and kind = 'pause_requested' and data ->> 'request_id' = new.id::text and read_at is null;
  return null;
end $$;
create trigger settle_pause_request after update of state on public.client_pause_requests
  for each row when (old.state = 'pending' and new.state <> 'pending') execute function private.settle_pause_request();

-- A contact who asks to be erased can no longer be answered, so that another one may ask instead. Requests and reasons may
-- name people who are erased later.
create function private.withdraw_pause_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.client_pause_requests set state = 'withdrawn' where person_id = new.id and state = 'pending';
  return null;
end $$;
create trigger withdraw_pause_requests after update of erase_after, anonymised_at on public.people
  for each row when (
    (old.erase_after is null and new.erase_after is not null)
    or (old.anonymised_at is null and new.anonymised_at is not null)
  ) execute function private.withdraw_pause_requests();
create function private.forget_in_pause_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  traces text := private.traces_of(old, private.is_unmistakable(old.first_name, old.last_name, old.id), false);
begin
  update public.client_pause_requests
  set message = private.redact(message, traces), reason = private.redact(reason, traces)
  where normalize(concat_ws(E'\n\n|', message, reason)) ~ traces;
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_pause_declined' and normalize(concat_ws(E'\n\n|', variables, subject, body_text, html)) ~ traces;
  return null;
end $$;
create trigger forget_in_pause_requests after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_pause_requests();
revoke all on function private.check_pause_request(), private.announce_pause_request(),
  private.settle_pause_request(), private.withdraw_pause_requests(), private.forget_in_pause_requests() from public;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_pause_requests;
  end if;
end $$;

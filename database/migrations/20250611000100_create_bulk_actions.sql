-- What a colleague does to many rows at once (225). The selection is stored when the action starts, the worker goes through
-- it in batches, and each row has its own result. Mail waits until the action can no longer be undone.
create type public.bulk_action_state as enum ('running', 'cancelling', 'done', 'undoing', 'undone');
create type public.bulk_row_state as enum ('waiting', 'done', 'skipped', 'cancelled', 'undone', 'kept');

create table public.bulk_actions (
  id uuid primary key default gen_random_uuid(),
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  -- The colleague whose rights apply to the rows: who started the action or, later, who undoes it.
  acting_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  assurance text not null default 'aal1' check (assurance in ('aal1', 'aal2')),
  kind text not null check (kind ~ '^[a-z_]{2,30}$'),
  target text not null check (target ~ '^[a-z_]{2,30}$'),
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object' and pg_column_size(options) < 100000),
  state public.bulk_action_state not null default 'running',
  is_stopped boolean not null default false,
  total integer not null check (total between 1 and 100000),
  done integer not null default 0 check (done >= 0),
  undone integer not null default 0 check (undone >= 0),
  -- Rows that were left as they are, counted by reason; and those that were done but for something, such as a mail.
  skipped jsonb not null default '{}' check (jsonb_typeof(skipped) = 'object' and pg_column_size(skipped) < 10000),
  notes jsonb not null default '{}' check (jsonb_typeof(notes) = 'object' and pg_column_size(notes) < 10000),
  -- Rows that could not be undone, by reason.
  kept jsonb not null default '{}' check (jsonb_typeof(kept) = 'object' and pg_column_size(kept) < 10000),
  finished_at timestamptz,
  undo_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.bulk_actions (created_by, created_at);
create index on public.bulk_actions (acting_id);
create index on public.bulk_actions (updated_at) where state in ('running', 'cancelling', 'undoing');
create trigger set_updated_at before update on public.bulk_actions
  for each row execute function private.set_updated_at();
create trigger audit after insert or delete on public.bulk_actions
  for each row execute function private.audit('id');
alter table public.bulk_actions enable row level security;
grant all on public.bulk_actions to service_role;
grant select on public.bulk_actions to authenticated;
create policy "staff can read their bulk actions and administrators all" on public.bulk_actions
  for select to authenticated using (
    (select private.is_staff('admin'))
    or created_by = (select auth.uid()) and (select private.is_staff('editor', 'recruiter'))
  );

create table public.bulk_action_rows (
  action_id uuid not null references public.bulk_actions (id) on delete cascade,
  position integer not null check (position > 0),
  target_id uuid not null,
  state public.bulk_row_state not null default 'waiting',
  -- Why the row was left as it is, or what was left out of it.
  reason text check (reason ~ '^[a-z_]{2,40}$'),
  -- What undo needs. It is removed when the time for undo is over.
  before jsonb check (pg_column_size(before) < 50000),
  mail_id uuid references public.outbox (id) on delete set null,
  primary key (action_id, position),
  unique (action_id, target_id)
);
create index on public.bulk_action_rows (action_id, position) where state = 'waiting';
create index on public.bulk_action_rows (target_id) where before is not null;
create index on public.bulk_action_rows (mail_id) where mail_id is not null;
alter table public.bulk_action_rows enable row level security;
grant all on public.bulk_action_rows to service_role;
grant select on public.bulk_action_rows to authenticated;
create policy "staff can read the rows of bulk actions that they can read" on public.bulk_action_rows
  for select to authenticated using (action_id in (select id from public.bulk_actions));

-- An erased person leaves nothing in what undo would restore: the action cannot be undone for them.
create function private.forget_in_bulk_actions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.bulk_action_rows set before = null
  where before is not null and (
    target_id = new.id or target_id in (select id from public.applications where person_id = new.id)
  );
  return null;
end $$;
revoke all on function private.forget_in_bulk_actions() from public;
create trigger forget_in_bulk_actions after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_bulk_actions();

-- As before, but the rules of a bulk action run when it can no longer be undone: the worker sets the time to hold them.
create or replace function private.queue_stage_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.stage_rules as rule
    where rule.job_id = new.job_id and rule.stage = new.stage and rule.is_on and rule.kind <> 'remind'
  ) then
    perform private.add_job(
      'run-stage-rules',
      json_build_object('application_id', new.id),
      now() + coalesce(nullif(current_setting('bulk_actions.hold', true), ''), '10 seconds')::interval,
      'stage-rules:' || new.id
    );
  end if;
  return null;
end $$;

-- Ends the run of an action: from now on its mail and rules have a time, which is after the time for undo.
create function private.finish_bulk_action(action uuid, undo_seconds integer, margin_seconds integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ends_at timestamptz := now() + make_interval(secs => undo_seconds);
  wanted timestamptz := (select (options -> 'mail' ->> 'send_after')::timestamptz from public.bulk_actions where id = action);
begin
  update public.bulk_action_rows set state = 'cancelled' where action_id = action and state = 'waiting';
  update public.bulk_actions
  set state = 'done', is_stopped = state = 'cancelling', finished_at = now(), undo_until = ends_at
  where id = action;
  update public.outbox as mail set send_after = greatest(wanted, ends_at + make_interval(secs => margin_seconds))
  from public.bulk_action_rows as acted
  where acted.action_id = action and acted.state = 'done' and mail.id = acted.mail_id and mail.state = 'queued';
  perform private.add_job(
    'run-stage-rules', json_build_object('application_id', application.id),
    ends_at + make_interval(secs => margin_seconds), 'stage-rules:' || application.id
  )
  from public.bulk_action_rows as acted
  join public.applications as application on application.id = coalesce((acted.before ->> 'application_id')::uuid, acted.target_id)
  where acted.action_id = action and acted.state = 'done'
    and (select kind from public.bulk_actions where id = action) in ('move', 'add_to_job') and exists (
    select from public.stage_rules as rule
    where rule.job_id = application.job_id and rule.stage = application.stage and rule.is_on and rule.kind <> 'remind'
  );
end $$;
revoke all on function private.finish_bulk_action(uuid, integer, integer) from public;

-- Counts the results of a batch.
create function private.count_bulk_reasons(counts jsonb, reasons text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(reason, count), '{}') from (
    select reason, sum(count)::integer as count from (
      select key as reason, value::integer as count from jsonb_each_text(counts)
      union all select reason, 1 from unnest(reasons) as given (reason) where reason is not null
    ) as parts group by reason
  ) as sums
$$;
revoke all on function private.count_bulk_reasons(jsonb, text[]) from public;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bulk_actions;
  end if;
end $$;

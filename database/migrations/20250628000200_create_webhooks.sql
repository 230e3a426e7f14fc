-- Other systems are told of changes by webhooks (https://www.standardwebhooks.com). Triggers insert a delivery for each
-- webhook in the transaction of the change, and the worker sends it.

create type public.webhook_event as enum (
  'job.created', 'job.updated', 'job.deleted',
  'application.created', 'application.updated', 'application.deleted',
  'person.created', 'person.updated', 'person.deleted', 'person.erased',
  'client.created', 'client.updated', 'client.deleted',
  'interview.created', 'interview.updated', 'interview.deleted',
  'mail.sent', 'mail.failed', 'mail.received',
  'webhook.test'
);
create type public.webhook_delivery_state as enum ('waiting', 'sending', 'delivered', 'failed');

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 80),
  url text not null check (length(url) <= 2000 and url ~ '^https?://[^/@\s]+(/\S*)?$'),
  events public.webhook_event[] not null check (cardinality(events) between 1 and 20 and not 'webhook.test' = any (events)),
  is_on boolean not null default true,
  -- Set when the worker turned it off: it kept failing, or its server responded 410.
  paused_at timestamptz,
  -- The first failure since the last success.
  failing_since timestamptz,
  -- The secret is derived from this number and never stored. 0: there is none yet.
  secret_number integer not null default 0,
  secret_rotated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.webhooks enable row level security;
grant all on public.webhooks to service_role;
grant select, delete, insert (name, url, events), update (name, url, events, is_on) on public.webhooks to authenticated;
create policy "admins can read webhooks" on public.webhooks for select to authenticated
  using ((select private.is_staff('admin')));
create policy "admins can insert webhooks" on public.webhooks for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "admins can update webhooks" on public.webhooks for update to authenticated
  using ((select private.is_staff('admin')));
create policy "admins can delete webhooks" on public.webhooks for delete to authenticated
  using ((select private.is_staff('admin')));
create trigger set_updated_at before update on public.webhooks
  for each row execute function private.set_updated_at();
-- Not of `failing_since`, which the worker sets.
create trigger audit after insert or delete or update of name, url, events, is_on, paused_at, secret_number
  on public.webhooks for each row execute function private.audit('id');

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references public.webhooks on delete cascade,
  event public.webhook_event not null,
  object_id uuid not null,
  -- Ids and facts that are no secret. Never names, addresses or texts of people.
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and pg_column_size(payload) <= 8192),
  -- Deliveries of an object are sent in this order.
  position bigint generated always as identity,
  state public.webhook_delivery_state not null default 'waiting',
  attempts smallint not null default 0,
  send_after timestamptz not null default now(),
  claimed_at timestamptz,
  status smallint,
  error text check (error in ('not_public', 'too_slow', 'unreachable', 'redirected', 'rejected')),
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);
create index on public.webhook_deliveries (webhook_id, position desc);
create index on public.webhook_deliveries (webhook_id, object_id, position) where state in ('waiting', 'sending');
create index on public.webhook_deliveries (created_at);
alter table public.webhook_deliveries enable row level security;
grant all on public.webhook_deliveries to service_role;
grant select on public.webhook_deliveries to authenticated;
create policy "admins can read deliveries of webhooks" on public.webhook_deliveries for select to authenticated
  using ((select private.is_staff('admin')));

create function private.queue_webhook(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job('deliver-webhooks', json_build_object('webhook_id', id), now(), 'webhook:' || id);
end $$;
revoke all on function private.queue_webhook(uuid) from public;
grant execute on function private.queue_webhook(uuid) to service_role;

create function private.tell_webhooks(told_event public.webhook_event, object_id uuid, data jsonb)
 returns void language plpgsql security definer set search_path = '' as $$
declare
  webhook uuid;
begin
  for webhook in
    select id from public.webhooks where is_on and told_event = any (events)
  loop
    insert into public.webhook_deliveries (webhook_id, event, object_id, payload)
    values (webhook, told_event, tell_webhooks.object_id, jsonb_build_object(
      'type', told_event, 'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data
    ));
    perform private.queue_webhook(webhook);
  end loop;
end $$;
revoke all on function private.tell_webhooks(public.webhook_event, uuid, jsonb) from public;
grant execute on function private.tell_webhooks(public.webhook_event, uuid, jsonb) to service_role;

/* Arguments: the noun, the columns that are sent, and the columns of which only the names are sent when they change. */
create function private.tell_webhooks_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  shown constant text[] := string_to_array(tg_argv[1], ' ');
  named constant text[] := shown || string_to_array(tg_argv[2], ' ');
  changed jsonb;
  verb text := case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'updated' else 'deleted' end;
  data jsonb;
begin
  -- Most installations have no webhooks: nothing else is computed for them.
  if not exists (select from public.webhooks where is_on) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_agg(name order by name) into changed
    from unnest(named) as name where was -> name is distinct from becomes -> name;
    if changed is null then
      return null;
    end if;
    if was ->> 'anonymised_at' is null and becomes ->> 'anonymised_at' is not null then
      verb := 'erased';
    end if;
  end if;
  select jsonb_object_agg(name, coalesce(becomes, was) -> name) into data from unnest(shown) as name;
  if verb = 'updated' then
    data := data || jsonb_build_object('changed', changed);
  end if;
  perform private.tell_webhooks(
    (tg_argv[0] || '.' || verb)::public.webhook_event, (coalesce(becomes, was) ->> 'id')::uuid, data
  );
  return null;
end $$;
revoke all on function private.tell_webhooks_of_row() from public;
grant execute on function private.tell_webhooks_of_row() to service_role;

create trigger tell_webhooks after insert or update or delete on public.jobs
  for each row execute function private.tell_webhooks_of_row('job',
    'id slug kind state client_id field location country remote employment_type seniority opens_at closes_at published_at closed_at',
    'title summary description requirements process benefits channels');
create trigger tell_webhooks after insert or update or delete on public.applications
  for each row execute function private.tell_webhooks_of_row('application',
    'id job_id person_id stage stage_changed_at owner_id source language created_at withdrawn_at', 'rating cv_document_id');
create trigger tell_webhooks after insert or update or delete on public.people
  for each row execute function private.tell_webhooks_of_row('person',
    'id language created_at anonymised_at merged_into',
    'first_name last_name email phone linkedin_url location headline');
create trigger tell_webhooks after insert or update or delete on public.clients
  for each row execute function private.tell_webhooks_of_row('client', 'id name website created_at', 'logo_path about location');
create trigger tell_webhooks after insert or update or delete on public.interviews
  for each row execute function private.tell_webhooks_of_row('interview',
    'id application_id job_id kind state starts_at ends_at minutes created_at', 'place');

create function private.tell_webhooks_of_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_webhooks(
    case when new.state = 'failed' then 'mail.failed' else 'mail.sent' end::public.webhook_event, new.id,
    jsonb_build_object(
      'id', new.id, 'template', new.template_key, 'person_id', new.person_id, 'application_id', new.application_id,
      'client_id', new.client_id, 'conversation_id', new.conversation_id, 'sent_at', new.sent_at
    )
  );
  return null;
end $$;
revoke all on function private.tell_webhooks_of_mail() from public;
grant execute on function private.tell_webhooks_of_mail() to service_role;
create trigger tell_webhooks after update of state on public.outbox
  for each row when (old.state is distinct from new.state and new.state in ('sent', 'failed') and not new.concerns_account)
  execute function private.tell_webhooks_of_mail();

create function private.tell_webhooks_of_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_webhooks('mail.received', new.id, jsonb_build_object(
    'id', new.id, 'kind', new.kind, 'conversation_id', new.conversation_id, 'received_at', new.received_at
  ));
  return null;
end $$;
revoke all on function private.tell_webhooks_of_reply() from public;
grant execute on function private.tell_webhooks_of_reply() to service_role;
create trigger tell_webhooks after insert on public.inbox
  for each row execute function private.tell_webhooks_of_reply();

/* A webhook that is turned on again starts anew, also with what waits. */
create function private.resume_webhook() returns trigger language plpgsql set search_path = '' as $$
begin
  new.paused_at := null;
  new.failing_since := null;
  return new;
end $$;
revoke all on function private.resume_webhook() from public;
create trigger resume_webhook before update of is_on, url on public.webhooks
  for each row when (new.is_on and (not old.is_on or old.url <> new.url)) execute function private.resume_webhook();

create function private.queue_resumed_webhook() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.webhook_deliveries set send_after = now() where webhook_id = new.id and state = 'waiting';
  perform private.queue_webhook(new.id);
  return null;
end $$;
revoke all on function private.queue_resumed_webhook() from public;
create trigger queue_resumed_webhook after update of is_on, url on public.webhooks
  for each row when (new.is_on and (not old.is_on or old.url <> new.url)) execute function private.queue_resumed_webhook();

/* Sends an event without meaning. Returns the id of its delivery. */
create function public.test_webhook(tested_webhook uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  delivery uuid;
begin
  if not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators test webhooks';
  end if;
  insert into public.webhook_deliveries (webhook_id, event, object_id, payload)
  select id, 'webhook.test', gen_random_uuid(), jsonb_build_object(
    'type', 'webhook.test', 'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', jsonb_build_object('id', id)
  ) from public.webhooks where id = tested_webhook
  returning id into delivery;
  if delivery is null then
    raise no_data_found using message = 'there is no such webhook';
  end if;
  perform private.queue_webhook(tested_webhook);
  return delivery;
end $$;
revoke all on function public.test_webhook(uuid) from public;
grant execute on function public.test_webhook(uuid) to authenticated, service_role;

/* Sends a delivery again, under the same id. */
create function public.replay_webhook(replayed_delivery uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  webhook uuid;
begin
  if not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators replay webhooks';
  end if;
  update public.webhook_deliveries
  set state = 'waiting', attempts = 0, send_after = now(), status = null, error = null, delivered_at = null
  where id = replayed_delivery and state in ('delivered', 'failed')
  returning webhook_id into webhook;
  if webhook is null then
    raise no_data_found using message = 'there is no such delivery, or it is not finished';
  end if;
  perform private.queue_webhook(webhook);
end $$;
revoke all on function public.replay_webhook(uuid) from public;
grant execute on function public.replay_webhook(uuid) to authenticated, service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.webhooks, public.webhook_deliveries;
  end if;
end $$;

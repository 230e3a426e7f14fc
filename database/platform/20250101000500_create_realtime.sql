-- Live changes, broadcast and presence without superuser rights and without replication slots.
--
-- A change is written to a queue by triggers, in the transaction that makes it, and announced by one NOTIFY that
-- carries nothing but the transaction's number. PostgreSQL delivers that NOTIFY after the commit, so a reader who
-- fetches the rows of announced transactions can neither see a change too early nor skip one that commits late with
-- a low identity. Equal notifications of one transaction collapse, so ten thousand rows cost one wake-up.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- Unlogged, like all short-lived state below: it spares the write-ahead log, and what a crash of the server loses is
-- news for sockets that the same crash has cut off; their clients read afresh when they come back.
create unlogged table realtime.changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  schema_name text not null,
  table_name text not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  record jsonb,
  old_record jsonb,
  captured_at timestamptz not null default clock_timestamp(),
  primary key (xid, id)
);
alter table realtime.changes enable row level security;

-- What of an old row may be told: everything under replica identity full, the index columns under an index
-- identity, otherwise the primary key. Null stands for everything.
create function realtime.identity_columns(relation oid) returns text[]
language sql stable
set search_path = ''
as $$
  select case
    when c.relreplident = 'f' then null
    else coalesce(
      (
        select array_agg(a.attname::text order by a.attnum)
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid
          and case when c.relreplident = 'i' then i.indisreplident else i.indisprimary end
      ),
      '{}'
    )
  end
  from pg_catalog.pg_class c
  where c.oid = relation
$$;

create function realtime.pick(document jsonb, names text[]) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case
    when names is null then document
    else coalesce((select jsonb_object_agg(name, document -> name) from unnest(names) as name), '{}')
  end
$$;

-- Times are written in one zone, whatever the writer's: rows are found again by how their values look. Rows become
-- documents before anything else is named: a column may have any name, also that of an alias or a variable here.
create function realtime.capture_insert() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
begin
  insert into realtime.changes (schema_name, table_name, type, record)
  select tg_table_schema, tg_table_name, 'INSERT', n.document
  from (select to_jsonb(r.*) as document from new_rows as r) as n;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$$;

-- Both transition tables are filled row by row together, so equal places belong together even when a key changed.
create function realtime.capture_update() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
declare
  names text[] := realtime.identity_columns(tg_relid);
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record)
  select tg_table_schema, tg_table_name, 'UPDATE', n.document, realtime.pick(o.document, names)
  from (select row_number() over () as place, to_jsonb(r.*) as document from new_rows as r) as n
  join (select row_number() over () as place, to_jsonb(r.*) as document from old_rows as r) as o using (place)
  order by place;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$$;

create function realtime.capture_delete() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
declare
  names text[] := realtime.identity_columns(tg_relid);
begin
  insert into realtime.changes (schema_name, table_name, type, old_record)
  select tg_table_schema, tg_table_name, 'DELETE', realtime.pick(o.document, names)
  from (select to_jsonb(r.*) as document from old_rows as r) as o;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$$;

-- For partitions: a statement on the parent does not fire the statement triggers of its parts.
create function realtime.capture_row() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record)
  values (
    tg_table_schema,
    tg_table_name,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then realtime.pick(to_jsonb(old), realtime.identity_columns(tg_relid)) end
  );
  perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  return null;
end
$$;

-- Makes the triggers agree with the publication; says how many it added or removed.
create function realtime.sync_triggers() returns integer
language plpgsql
set search_path = ''
as $$
declare
  difference record;
  altered integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('realtime.sync_triggers'));
  -- Writers queue behind a trigger that waits for its table; better to try again a minute later.
  perform set_config('lock_timeout', '3s', true);
  for difference in
    with wanted as (
      select c.oid, format('realtime_%s', lower(o.op)) as name, c.relispartition as by_row, o.op
      from pg_catalog.pg_publication p
      join pg_catalog.pg_publication_tables t on t.pubname = p.pubname
      join pg_catalog.pg_class c on c.relname = t.tablename
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname = t.schemaname
      cross join lateral (values ('INSERT', p.pubinsert), ('UPDATE', p.pubupdate), ('DELETE', p.pubdelete)) as o (op, published)
      where p.pubname = 'supabase_realtime' and o.published and n.nspname <> 'realtime'
    ),
    present as (
      select g.tgrelid as oid, g.tgname::text as name
      from pg_catalog.pg_trigger g
      where g.tgname in ('realtime_insert', 'realtime_update', 'realtime_delete') and not g.tgisinternal and g.tgparentid = 0
    )
    select coalesce(w.oid, p.oid)::regclass as relation, w.oid is not null as add, coalesce(w.name, p.name) as name,
      w.op, w.by_row
    from wanted w full join present p on p.oid = w.oid and p.name = w.name
    where w.oid is null or p.oid is null
  loop
    begin
      if not difference.add then
        execute format('drop trigger %I on %s', difference.name, difference.relation);
      elsif difference.by_row then
        execute format(
          'create trigger %I after %s on %s for each row execute function realtime.capture_row()',
          difference.name, difference.op, difference.relation
        );
      else
        execute format(
          'create trigger %I after %s on %s referencing %s for each statement execute function realtime.capture_%s()',
          difference.name, difference.op, difference.relation,
          case difference.op
            when 'INSERT' then 'new table as new_rows'
            when 'UPDATE' then 'old table as old_rows new table as new_rows'
            else 'old table as old_rows'
          end,
          lower(difference.op)
        );
      end if;
      altered := altered + 1;
    exception
      when insufficient_privilege or lock_not_available then
        raise warning 'trigger % on % was left as it is: %', difference.name, difference.relation, sqlerrm;
    end;
  end loop;
  return altered;
end
$$;

-- A token names its role, so a name alone must not do: nobody acts as a superuser, or as the server itself, which owns
-- the tables. The word "none" is no role and would bring back the server's own.
create function realtime.may_act_as(role text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from pg_catalog.pg_roles r where r.rolname = role and not r.rolsuper and r.rolname <> session_user)
$$;

-- Which of the given keys each identity may select; the query takes them as its one parameter. One call asks for all
-- identities, because a round trip for each would cost more than the question itself; identities of one role belong
-- side by side, so that the plan is kept. The search path is that of any other request: functions in policies must
-- find what they find there. The same keys come one by one too, for when a policy fails on some of the rows.
create function realtime.visible_rows(
  query text, key_type text, keys text, single_keys text[], roles text[], claims text[], path text
)
returns table (identity integer, visible text[])
language plpgsql
as $$
declare
  prepared text := 'realtime_' || md5(query);
  part text[];
  allowed text[] := array(
    select r.name from (select distinct unnest(roles) offset 0) as r (name) where realtime.may_act_as(r.name)
  );
begin
  -- The claims change from caller to caller, the plan does not: making it anew costs most of the time.
  perform set_config('search_path', path, true), set_config('timezone', 'UTC', true),
    set_config('plan_cache_mode', 'force_generic_plan', true);
  if not exists (select from pg_catalog.pg_prepared_statements s where s.name = prepared) then
    execute format('prepare %I (%s) as %s', prepared, key_type, query);
  end if;
  for i in 1 .. cardinality(roles) loop
    continue when roles[i] <> all (allowed);
    begin
      perform set_config('request.jwt.claims', claims[i], true), set_config('role', roles[i], true);
      execute format('execute %I (%L)', prepared, keys) into visible;
    exception when others then
      -- A row that a policy fails on is hidden, neither from others nor with others.
      visible := null;
      for k in 1 .. case when cardinality(single_keys) > 1 then cardinality(single_keys) else 0 end loop
        begin
          perform set_config('request.jwt.claims', claims[i], true), set_config('role', roles[i], true);
          execute format('execute %I (%L)', prepared, single_keys[k]) into part;
          visible := visible || part;
        exception when others then
          null;
        end;
      end loop;
    end;
    if visible is not null then
      identity := i;
      return next;
    end if;
  end loop;
  perform set_config('role', 'none', true);
end
$$;

-- What some columns of the given rows hold now, written as the queue writes them.
create function realtime.current_values(query text, keys text) returns table (key text, vals text[])
language plpgsql
set timezone = 'UTC'
as $$
begin
  return query execute query using keys;
end
$$;

create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (octet_length(topic) <= 1024),
  extension text not null default 'broadcast',
  event text,
  payload jsonb,
  private boolean not null default false,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text
language sql stable
set search_path = ''
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- NOTIFY takes less than 8,000 bytes: what is larger is left in the table and only named.
create function realtime.announce_message() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  envelope text := jsonb_build_object(
    'kind', 'message', 'id', new.id, 'topic', new.topic, 'private', new.private,
    'event', coalesce(new.event, ''), 'payload', coalesce(new.payload, 'null')::text
  )::text;
begin
  perform pg_notify('realtime_relay', case when octet_length(envelope) <= 7900 then envelope else 'message:' || new.id end);
  return null;
end
$$;

create trigger announce_message after insert on realtime.messages
for each row when (new.extension = 'broadcast') execute function realtime.announce_message();

-- Broadcast from SQL. Runs with the rights of the caller, so policies on realtime.messages decide; a message that may
-- not be sent must not undo the caller's own work.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (send.payload, send.event, send.topic, send.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- What someone may do in a private channel: tried on probe rows that are rolled back with the inner block.
create function realtime.channel_rights(topic text, role text, claims text, headers text, path text)
returns table (read_broadcast boolean, read_presence boolean, write_broadcast boolean, write_presence boolean)
language plpgsql
as $$
declare
  probes uuid[];
begin
  read_broadcast := false; read_presence := false; write_broadcast := false; write_presence := false;
  if not realtime.may_act_as(channel_rights.role) then
    return next;
    return;
  end if;
  begin
    with probe as (
      insert into realtime.messages (topic, extension, event, private)
      values (channel_rights.topic, 'broadcast', '', true), (channel_rights.topic, 'presence', '', true)
      returning id
    )
    select array_agg(id) into probes from probe;
    perform set_config('realtime.topic', channel_rights.topic, true), set_config('request.jwt.claims', claims, true),
      set_config('request.headers', headers, true), set_config('search_path', path, true),
      set_config('role', channel_rights.role, true);
    begin
      select coalesce(bool_or(m.extension = 'broadcast'), false), coalesce(bool_or(m.extension = 'presence'), false)
      into read_broadcast, read_presence
      from realtime.messages m where m.id = any (probes);
    exception when others then
      read_broadcast := false; read_presence := false;
    end;
    begin
      insert into realtime.messages (topic, extension, event, private) values (channel_rights.topic, 'broadcast', '', true);
      write_broadcast := true;
    exception when others then
      write_broadcast := false;
    end;
    begin
      insert into realtime.messages (topic, extension, event, private) values (channel_rights.topic, 'presence', '', true);
      write_presence := true;
    exception when others then
      write_presence := false;
    end;
    raise exception using errcode = 'RT001';
  exception when sqlstate 'RT001' then
    null;
  end;
  return next;
end
$$;

-- The processes that serve sockets now, and who is present on each; a process that stops beating is forgotten.
create unlogged table realtime.nodes (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
alter table realtime.nodes enable row level security;

create unlogged table realtime.presences (
  ref text primary key,
  node uuid not null references realtime.nodes (id) on delete cascade,
  topic text not null,
  key text not null,
  meta text not null
);
create index presences_topic_idx on realtime.presences (topic);
create index presences_node_idx on realtime.presences (node);
alter table realtime.presences enable row level security;

create unlogged table realtime.relayed (
  id bigint generated always as identity primary key,
  envelope text not null,
  inserted_at timestamptz not null default now()
);
alter table realtime.relayed enable row level security;

-- Tells every process, in the given order. Senders number their envelopes, as equal ones would collapse into one.
create function realtime.relay(envelopes text[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  message text;
  reference bigint;
begin
  foreach message in array envelopes loop
    if octet_length(message) <= 7900 then
      perform pg_notify('realtime_relay', message);
    else
      insert into realtime.relayed (envelope) values (message) returning id into reference;
      perform pg_notify('realtime_relay', 'relayed:' || reference);
    end if;
  end loop;
end
$$;

-- Beats for one process and buries those that have been silent; true if the process itself had been buried.
create function realtime.beat(node uuid, patience interval default '30 seconds') returns boolean
language plpgsql
set search_path = ''
as $$
declare
  dead uuid;
  fresh boolean;
begin
  update realtime.nodes set seen_at = now() where id = node;
  fresh := not found;
  if fresh then
    insert into realtime.nodes (id) values (node);
    perform pg_notify('realtime_relay', jsonb_build_object('kind', 'node_up', 'node', node)::text);
  end if;
  for dead in
    delete from realtime.nodes
    where id in (select n.id from realtime.nodes n where n.seen_at < now() - patience for update skip locked)
    returning id
  loop
    perform pg_notify('realtime_relay', jsonb_build_object('kind', 'node_down', 'node', dead)::text);
  end loop;
  return fresh;
end
$$;

-- The queue is kept for some minutes, so that a process that lost its connection can catch up.
create function realtime.clean_up(queue_age interval default '5 minutes', message_age interval default '3 days') returns void
language plpgsql
set search_path = ''
as $$
begin
  if pg_try_advisory_xact_lock(hashtext('realtime.clean_up')) then
    delete from realtime.changes where captured_at < now() - queue_age;
    delete from realtime.relayed where inserted_at < now() - queue_age;
    delete from realtime.messages where inserted_at < now() - message_age;
  end if;
end
$$;

revoke execute on all functions in schema realtime from public;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean) to anon, authenticated, service_role;

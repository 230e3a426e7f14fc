-- What triggers and clients that were written for Supabase expect of realtime: broadcast_changes, binary messages, and
-- the replay of messages on private channels.

alter table realtime.messages
  add column binary_payload bytea,
  add constraint messages_one_payload check (payload is null or binary_payload is null),
  -- Messages of one transaction are replayed in their order.
  alter column inserted_at set default clock_timestamp();

create index messages_replay_idx on realtime.messages (topic, inserted_at desc) where private and extension = 'broadcast';

create or replace function realtime.announce_message() returns trigger
language plpgsql set search_path = ''
as $$
declare
  envelope text := jsonb_build_object(
    'kind', 'message', 'id', new.id, 'topic', new.topic, 'private', new.private,
    'event', coalesce(new.event, ''), 'payload', coalesce(new.payload, 'null')::text
  )::text;
  fits boolean := new.binary_payload is null and octet_length(envelope) <= 7900;
begin
  perform pg_notify('realtime_relay', case when fits then envelope else 'message:' || new.id end);
  return null;
end
$$;

-- The id is in the payload too, as in Supabase, so that a client recognises a message that it has read from a table.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
declare
  message uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message,
    case when jsonb_typeof(send.payload) = 'object' then jsonb_build_object('id', message) || send.payload else send.payload end,
    send.event, send.topic, send.private, 'broadcast'
  );
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('realtime.topic', send_binary.topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (send_binary.payload, send_binary.event, send_binary.topic, send_binary.private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

revoke execute on function realtime.send_binary(bytea, text, text, boolean) from public;
grant execute on function realtime.send_binary(bytea, text, text, boolean) to anon, authenticated, service_role;

-- Called by triggers for each row. A message that the policies reject does not fail the write, because send only warns.
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
language plpgsql set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  elsif operation is null or operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'record', new, 'old_record', old, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

revoke execute on function realtime.broadcast_changes(text, text, text, text, text, record, record, text) from public;
grant execute on function realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;

-- The newest messages of a private channel since a time that the role may read, oldest first.
create function realtime.replay(
  topic text, role text, claims text, headers text, path text, since timestamptz, max_messages integer, max_bytes integer
) returns table (id uuid, event text, payload text, is_binary boolean)
language plpgsql
as $$
begin
  if not realtime.may_act_as(replay.role) then
    return;
  end if;
  perform set_config('realtime.topic', replay.topic, true), set_config('request.jwt.claims', claims, true),
    set_config('request.headers', headers, true), set_config('search_path', path, true),
    set_config('role', replay.role, true);
  return query
    select found.id, found.event, found.payload, found.is_binary
    from (
      select newest.*, sum(octet_length(newest.payload)) over (order by newest.inserted_at desc, newest.id) as bytes
      from (
        select m.id, coalesce(m.event, '') as event, m.binary_payload is not null as is_binary, m.inserted_at,
          coalesce(encode(m.binary_payload, 'base64'), m.payload::text, 'null') as payload
        from realtime.messages m
        where m.topic = replay.topic and m.private and m.extension = 'broadcast' and m.inserted_at >= since
        order by m.inserted_at desc
        limit max_messages
      ) as newest
    ) as found
    where found.bytes <= max_bytes
    order by found.inserted_at, found.id;
  perform set_config('role', 'none', true);
end
$$;

revoke execute on function realtime.replay(text, text, text, text, text, timestamptz, integer, integer) from public;

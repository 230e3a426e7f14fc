-- A link carries a long random token, kept as its hash; the short code for typing has a hash of its own,
-- so that guessing one says nothing about the other.
alter table auth.one_time_tokens
  add column code_hash text,
  add column flow_state_id uuid references auth.flow_state on delete set null;

comment on column auth.one_time_tokens.attempts is
  'Wrong codes so far: past a limit the code is dead, while the link still works.';

create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id)
  where flow_state_id is not null;

-- Whoever keeps something open for a session closes it, whichever way the session ended.
create function auth.notify_session_ended() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('session_ended', old.id::text);
  return null;
end $$;

create trigger notify_session_ended after delete on auth.sessions
  for each row execute function auth.notify_session_ended();

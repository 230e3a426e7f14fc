-- Processes remember until when a session lasts, so they have to learn that its end was moved.
create function auth.notify_session_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify(
    case when new.not_after <= pg_catalog.now() then 'session_ended' else 'session_changed' end,
    new.id::text
  );
  return null;
end $$;

create trigger notify_session_changed after update of not_after on auth.sessions
  for each row when (old.not_after is distinct from new.not_after)
  execute function auth.notify_session_changed();

-- When a request last came with a token of this session. `refreshed_at` cannot say so: a session is refreshed once an
-- hour, and limits on inactivity count from there.
alter table auth.sessions add column used_at timestamptz;

drop trigger record_staff_seen on auth.sessions;
create trigger record_staff_seen after insert or update of refreshed_at, aal, used_at on auth.sessions
  for each row execute function private.record_staff_seen();

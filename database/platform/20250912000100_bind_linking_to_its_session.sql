-- older programs: run
-- An identity is linked in the name of the session that began it. Whoever ends this session, also for a theft, ends this too.
alter table auth.flow_state add column linking_session_id uuid references auth.sessions on delete cascade;

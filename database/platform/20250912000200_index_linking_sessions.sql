-- older programs: run
create index concurrently flow_state_linking_session_id_idx on auth.flow_state (linking_session_id) where linking_session_id is not null;

-- A view that cannot be read, or takes long, must not hold up those of colleagues: whoever waits longest is next.
alter table public.view_alerts add tried_at timestamptz;
drop index public.view_alerts_checked_at_idx;
create index on public.view_alerts (tried_at nulls first);

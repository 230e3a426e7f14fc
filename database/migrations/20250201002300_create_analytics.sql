-- Anonymous by construction: no address, no browser, no session, nothing that joins two rows of one visitor.
create table public.analytics_events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  path text check (length(path) <= 512),
  language public.language,
  referrer_host text check (length(referrer_host) <= 253),
  properties jsonb not null default '{}' check (jsonb_typeof(properties) = 'object' and pg_column_size(properties) <= 4096)
);
-- Rows arrive in order of time, so a block range index serves the daily roll-up at next to no cost.
create index on public.analytics_events using brin (occurred_at);
create index on public.analytics_events (name, occurred_at);
alter table public.analytics_events enable row level security;
grant select on public.analytics_events to authenticated;
create policy "staff can read analytics events" on public.analytics_events
  for select to authenticated using ((select private.is_staff()));

create table public.analytics_daily (
  day date not null,
  name text not null check (length(name) <= 64),
  path text not null default '' check (length(path) <= 512),
  language text not null default '' check (length(language) <= 2),
  referrer_host text not null default '' check (length(referrer_host) <= 253),
  -- One property worth counting by, such as the engagement level.
  detail text not null default '' check (length(detail) <= 80),
  events bigint not null check (events >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (day, name, path, language, referrer_host, detail)
);
create index on public.analytics_daily (name, day);
create trigger set_updated_at before update on public.analytics_daily
  for each row execute function private.set_updated_at();
alter table public.analytics_daily enable row level security;
grant select on public.analytics_daily to authenticated;
create policy "staff can read daily analytics" on public.analytics_daily
  for select to authenticated using ((select private.is_staff()));

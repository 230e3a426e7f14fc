-- Where an account has signed in before: a browser by its cookie (hashed), a network, and a browser of
-- that network by its name (hashed). Guesses from elsewhere do not lock these out, and a sign-in from
-- elsewhere is mailed to the owner.
create table auth.known_sources (
  user_id uuid not null references auth.users on delete cascade,
  source text not null check (source ~ '^(device|network|agent):' and length(source) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, source)
);
create index known_sources_last_used_at_idx on auth.known_sources (last_used_at);

-- Only the auth service, which owns the table.
alter table auth.known_sources enable row level security;

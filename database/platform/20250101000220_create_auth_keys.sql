-- Keys that every process of one installation shares.

create table auth.signing_keys (
  kid text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  status text not null default 'active' check (status in ('active', 'previous', 'retired')),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  check (public_jwk ->> 'd' is null)
);

comment on column auth.signing_keys.status is
  'active signs and verifies, previous only verifies, retired does neither.';

create unique index signing_keys_active_key on auth.signing_keys (status) where status = 'active';

create table auth.api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  role text not null check (role in ('anon', 'service_role')),
  api_key text,
  api_key_hash text not null unique,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check (role = 'anon' or api_key is null)
);

comment on column auth.api_keys.api_key is
  'The key in clear where it is public anyway (every page carries it); a secret key leaves only its hash.';
comment on column auth.api_keys.api_key_hash is 'Hex SHA-256 of the key.';

alter table auth.signing_keys enable row level security;
alter table auth.api_keys enable row level security;

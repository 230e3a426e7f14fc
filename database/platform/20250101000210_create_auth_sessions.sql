-- Sessions, the second factor and the tokens that lead to a session.

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.one_time_token_type as enum (
  'confirmation_token',
  'reauthentication_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token'
);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null default 'unverified',
  secret text,
  phone text,
  last_used_counter bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column auth.mfa_factors.last_used_counter is
  'Time step of the last accepted code: a code is good once, not for its whole 30 seconds.';

create unique index mfa_factors_friendly_name_key on auth.mfa_factors (user_id, friendly_name)
  where trim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip_address inet not null,
  otp_code text,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_created_at_idx on auth.mfa_challenges (created_at);

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid references auth.mfa_factors on delete set null,
  aal auth.aal_level not null default 'aal1',
  user_agent text,
  ip inet,
  tag text,
  refreshed_at timestamptz,
  not_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sessions_user_id_idx on auth.sessions (user_id, created_at);
create index sessions_factor_id_idx on auth.sessions (factor_id) where factor_id is not null;
create index sessions_not_after_idx on auth.sessions (not_after) where not_after is not null;

create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  parent_id bigint references auth.refresh_tokens on delete set null,
  token_hash text not null unique,
  successor text,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column auth.refresh_tokens.token_hash is 'Hex SHA-256 of the token; the token itself is kept nowhere.';
comment on column auth.refresh_tokens.successor is
  'The next token, sealed with a key derived from this one, so that a client whose answer was lost can be given it again.';

create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked_at);
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index refresh_tokens_parent_id_idx on auth.refresh_tokens (parent_id) where parent_id is not null;

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (token_hash <> ''),
  relates_to text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, token_type)
);

create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  linking_target_id uuid references auth.users on delete cascade,
  provider_type text not null,
  authentication_method text not null,
  auth_code text,
  auth_code_issued_at timestamptz,
  code_challenge text,
  code_challenge_method auth.code_challenge_method,
  nonce text,
  invite_token text,
  referrer text,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((code_challenge is null) = (code_challenge_method is null))
);

comment on column auth.flow_state.referrer is 'Where the browser is sent when the flow has ended.';

create unique index flow_state_auth_code_key on auth.flow_state (auth_code);
create index flow_state_user_id_idx on auth.flow_state (user_id, authentication_method);
create index flow_state_linking_target_id_idx on auth.flow_state (linking_target_id)
  where linking_target_id is not null;
create index flow_state_created_at_idx on auth.flow_state (created_at);

alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.mfa_recovery_codes enable row level security;
alter table auth.sessions enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;

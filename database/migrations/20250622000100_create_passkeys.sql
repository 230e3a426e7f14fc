-- WebAuthn credentials: passkeys, with which people sign in, and security keys as second factors.

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid unique references auth.mfa_factors on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  backed_up boolean not null default false,
  aal auth.aal_level not null default 'aal1',
  friendly_name text check (char_length(friendly_name) between 1 and 100),
  clone_reported_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column auth.webauthn_credentials.factor_id is 'The second factor that it is; null for a passkey.';
comment on column auth.webauthn_credentials.sign_count is
  'Of the last accepted signature. A lower one means a copied authenticator; many authenticators always send 0.';
comment on column auth.webauthn_credentials.aal is
  'Highest level that a sign-in with this passkey gives: that of the session that registered it, or aal2 since its owner has passed a second factor after it.';
comment on column auth.webauthn_credentials.clone_reported_at is
  'When its owner was last told that it may have been copied.';

create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id, created_at);

create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on table auth.webauthn_challenges is 'A row is deleted when it is used, whether the response is right or wrong.';
comment on column auth.webauthn_challenges.user_id is 'Who registers a passkey; null for a sign-in.';

create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id) where user_id is not null;
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

alter table auth.mfa_challenges add column webauthn_challenge text;

alter table auth.sessions add column passkey_id uuid references auth.webauthn_credentials on delete set null;
comment on column auth.sessions.passkey_id is 'The passkey that opened it.';
create index sessions_passkey_id_idx on auth.sessions (passkey_id) where passkey_id is not null;

alter table auth.webauthn_credentials enable row level security;
alter table auth.webauthn_challenges enable row level security;

create or replace function private.is_notice(template text) returns boolean
language sql immutable set search_path = '' as $$
  select template in (
    'person_email_changed', 'privacy_erasure_confirmed', 'privacy_request_received', 'auth_account_exists',
    'auth_email_changed', 'auth_factor_added', 'auth_factor_removed', 'auth_identity_linked', 'auth_identity_unlinked',
    'auth_new_device', 'auth_passkey_added', 'auth_passkey_copied', 'auth_passkey_removed', 'auth_password_changed',
    'auth_recovery_codes_created'
  )
$$;

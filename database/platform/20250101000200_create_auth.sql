-- Who is asking: the claims of the verified token, as every row-level security policy reads them.

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
language sql stable parallel safe
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claims', true), ''),
    nullif(current_setting('request.jwt.claim', true), '')
  )::jsonb
$$;

create function auth.uid() returns uuid
language sql stable parallel safe
as $$
  select coalesce(
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', ''),
    nullif(current_setting('request.jwt.claim.sub', true), '')
  )::uuid
$$;

create function auth.role() returns text
language sql stable parallel safe
as $$
  select coalesce(
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', ''),
    nullif(current_setting('request.jwt.claim.role', true), '')
  )
$$;

create function auth.email() returns text
language sql stable parallel safe
as $$
  select coalesce(
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email', ''),
    nullif(current_setting('request.jwt.claim.email', true), '')
  )
$$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (length(email) <= 255),
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token text,
  confirmation_sent_at timestamptz,
  recovery_token text,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_token_new text,
  email_change_token_current text,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status between 0 and 2),
  email_change_sent_at timestamptz,
  phone text,
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_token text,
  phone_change_sent_at timestamptz,
  reauthentication_token text,
  reauthentication_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column auth.users.encrypted_password is 'A slow hash of the password, never the password.';
comment on column auth.users.confirmation_token is 'Hash of the code that was mailed; so are all columns named token.';

create unique index users_email_key on auth.users (lower(email)) where not is_sso_user and deleted_at is null;
create unique index users_phone_key on auth.users (phone) where deleted_at is null;
create unique index users_confirmation_token_key on auth.users (confirmation_token) where confirmation_token <> '';
create unique index users_recovery_token_key on auth.users (recovery_token) where recovery_token <> '';
create unique index users_email_change_token_new_key on auth.users (email_change_token_new)
  where email_change_token_new <> '';
create unique index users_email_change_token_current_key on auth.users (email_change_token_current)
  where email_change_token_current <> '';
create index users_created_at_idx on auth.users (created_at desc, id);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);

create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;

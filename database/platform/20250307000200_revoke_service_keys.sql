-- Service keys are signed and kept nowhere, so one that leaked is revoked by its time: none that was issued before is
-- accepted any more. Sessions are of another role and go on.

create table auth.key_revocations (
  role text primary key check (role = 'service_role'),
  valid_from bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column auth.key_revocations.valid_from is
  'Unix seconds, as in the claim iat: keys of this role that were issued before are refused.';

alter table auth.key_revocations enable row level security;

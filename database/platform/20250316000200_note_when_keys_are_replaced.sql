-- A replaced signing key is retired once no session can hold a token of it. With keys of the owner's settings there is no
-- newer row that would tell since when.

alter table auth.signing_keys add column replaced_at timestamptz;

comment on column auth.signing_keys.replaced_at is
  'Since when another key signs; unknown for keys that were replaced before this column came.';

-- Token buckets shared by all processes. Unlogged: losing them in a crash costs nothing but a fresh allowance.
create unlogged table private.rate_limits (
  key text primary key check (length(key) <= 300),
  tokens float8 not null,
  wait float8 not null,
  refilled_at timestamptz not null
);
create index on private.rate_limits (refilled_at);
grant select, delete on private.rate_limits to service_role;

-- Takes one token: 0 when allowed, else the seconds until there is one.
create function private.take_token(key text, capacity integer, refill_per_second float8) returns float8
language sql volatile security definer set search_path = '' as $$
  insert into private.rate_limits as bucket (key, tokens, wait, refilled_at)
  values (take_token.key, capacity - 1, 0, clock_timestamp())
  on conflict (key) do update set (tokens, wait, refilled_at) = (
    select
      case when level.tokens >= 1 then level.tokens - 1 else level.tokens end,
      case when level.tokens >= 1 then 0 else (1 - level.tokens) / refill_per_second end,
      clock.at
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join lateral (
      select least(
        capacity,
        bucket.tokens + greatest(0, extract(epoch from clock.at - bucket.refilled_at)) * refill_per_second
      ) as tokens offset 0
    ) as level
  )
  returning bucket.wait
$$;

-- The answer already given to a request, so that a repeated one is not carried out twice.
create table public.idempotency_keys (
  scope text not null check (length(scope) <= 80),
  key text not null check (length(key) between 8 and 200),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  status integer check (status between 100 and 599),
  response jsonb check (pg_column_size(response) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (scope, key)
);
create index on public.idempotency_keys (created_at);
create trigger set_updated_at before update on public.idempotency_keys
  for each row execute function private.set_updated_at();
-- Only the server: row-level security without a policy.
alter table public.idempotency_keys enable row level security;

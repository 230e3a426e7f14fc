-- Takes several tokens of a bucket of private.rate_limits at once, or none: 0 when allowed, else the seconds until there
-- are that many. For limits that count bytes instead of requests.
create function private.take_tokens(key text, amount float8, capacity float8, refill_per_second float8) returns float8
language sql volatile security definer set search_path = '' as $$
  insert into private.rate_limits as bucket (key, tokens, wait, refilled_at)
  values (take_tokens.key, capacity - least(amount, capacity), 0, clock_timestamp())
  on conflict (key) do update set (tokens, wait, refilled_at) = (
    select
      case when level.tokens >= asked.amount then level.tokens - asked.amount else level.tokens end,
      case when level.tokens >= asked.amount then 0 else (asked.amount - level.tokens) / refill_per_second end,
      clock.at
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join (select least(take_tokens.amount, capacity) as amount) as asked
    cross join lateral (
      select least(
        capacity,
        bucket.tokens + greatest(0, extract(epoch from clock.at - bucket.refilled_at)) * refill_per_second
      ) as tokens offset 0
    ) as level
  )
  returning bucket.wait
$$;

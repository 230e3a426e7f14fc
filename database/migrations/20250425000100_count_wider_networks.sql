-- One customer can rent a /48 of IPv6 with 65,536 /64 networks, and got each limit that counts a network as often.
-- Buckets now know it themselves, so that no limit can forget it: a key with a /64 in it also counts for the /48, which
-- has four times the tokens. server/support/wider-network.ts does the same for limits in memory.
create function private.wider_key(key text) returns text
language sql immutable set search_path = '' as $$
  select case
    when position('::/64' in key) > 0
    then nullif(regexp_replace(key, '((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::/64', '\1:/48'), key)
  end
$$;
revoke all on function private.wider_key(text) from public;

create function private.take_from_bucket(key text, amount float8, capacity float8, refill_per_second float8) returns float8
language sql volatile security definer set search_path = '' as $$
  insert into private.rate_limits as bucket (key, tokens, wait, refilled_at)
  values (take_from_bucket.key, capacity - least(amount, capacity), 0, clock_timestamp())
  on conflict (key) do update set (tokens, wait, refilled_at) = (
    select
      case when level.tokens >= asked.amount then level.tokens - asked.amount else level.tokens end,
      case when level.tokens >= asked.amount then 0 else (asked.amount - level.tokens) / refill_per_second end,
      clock.at
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join (select least(take_from_bucket.amount, capacity) as amount) as asked
    cross join lateral (
      select least(
        capacity,
        bucket.tokens + greatest(0, extract(epoch from clock.at - bucket.refilled_at)) * refill_per_second
      ) as tokens offset 0
    ) as level
  )
  returning bucket.wait
$$;
revoke all on function private.take_from_bucket(text, float8, float8, float8) from public;

-- Takes several tokens at once, or none: 0 when allowed, else the seconds until there are that many.
create or replace function private.take_tokens(key text, amount float8, capacity float8, refill_per_second float8) returns float8
language plpgsql volatile security definer set search_path = '' as $$
declare
  wider text := private.wider_key(take_tokens.key);
  wait float8 := private.take_from_bucket(take_tokens.key, amount, capacity, refill_per_second);
begin
  if wait > 0 or wider is null then return wait; end if;
  wait := private.take_from_bucket(wider, amount, 4 * capacity, 4 * refill_per_second);
  if wait > 0 then
    perform private.return_to_bucket(take_tokens.key, least(amount, capacity), capacity);
  end if;
  return wait;
end $$;

create function private.return_to_bucket(key text, amount float8, capacity float8) returns void
language sql volatile security definer set search_path = '' as $$
  update private.rate_limits as bucket set tokens = least(capacity, bucket.tokens + amount)
  where bucket.key = return_to_bucket.key
$$;
revoke all on function private.return_to_bucket(text, float8, float8) from public;

create or replace function private.take_token(key text, capacity integer, refill_per_second float8) returns float8
language sql volatile security definer set search_path = '' as $$
  select private.take_tokens(take_token.key, 1, capacity, refill_per_second)
$$;

-- Gives a token back whose request should not have counted.
create function private.return_token(key text, capacity float8) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wider text := private.wider_key(return_token.key);
begin
  perform private.return_to_bucket(return_token.key, 1, capacity);
  if wider is not null then perform private.return_to_bucket(wider, 1, 4 * capacity); end if;
end $$;
revoke all on function private.return_token(text, float8) from public;
grant execute on function private.return_token(text, float8) to service_role;

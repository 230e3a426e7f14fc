-- Counts an attempt under each key in turn, from the client's network to the whole account, before its
-- outcome is known. Returns 0 when it may be made, else the seconds until then. An attempt that one key
-- rejects does not count under the next. A client that is already slowed down does not use up the free
-- attempts of the keys after it: one network must not slow down all others, however long it tries.
create function private.take_attempts(keys text[], free integer[], first_delay float8, longest_delay float8)
returns float8 language plpgsql volatile security definer set search_path = '' as $$
declare
  delayed boolean := false;
  attempt private.failed_attempts;
begin
  for i in 1 .. cardinality(keys) loop
    insert into private.failed_attempts as tried (key, count, wait, last_at)
    values (keys[i], case when delayed then 0 else 1 end, 0, clock_timestamp())
    on conflict (key) do update set (count, wait, last_at) = (
      select
        case when due.wait > 0 then tried.count when due.uncounted then recent.count else recent.count + 1 end,
        due.wait,
        case when due.wait > 0 or due.uncounted then tried.last_at else clock.at end
      -- offset 0 keeps the clock from being read once per mention.
      from (select clock_timestamp() as at offset 0) as clock
      cross join lateral (
        select case when clock.at - tried.last_at > interval '1 day' then 0 else tried.count end as count offset 0
      ) as recent
      cross join lateral (
        select
          delayed and recent.count < free[i] as uncounted,
          case when recent.count < free[i] then 0 else greatest(0,
            least(longest_delay, first_delay * power(2, least(recent.count - free[i], 30)))
              - extract(epoch from clock.at - tried.last_at)
          ) end as wait offset 0
      ) as due
    )
    returning tried.* into attempt;
    if attempt.wait > 0 then return attempt.wait; end if;
    delayed := delayed or attempt.count > free[i];
  end loop;
  return 0;
end $$;
revoke all on function private.take_attempts(text[], integer[], float8, float8) from public;
grant execute on function private.take_attempts(text[], integer[], float8, float8) to service_role;

-- Locks the rows in the order in which they are counted, so that two clients cannot wait for each other.
create or replace function private.forgive_attempts(starting_over text[], counted text[]) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.failed_attempts where key = any (starting_over);
  with locked as materialized (
    select key from private.failed_attempts where key = any (counted)
    order by array_position(counted, key) for update
  )
  update private.failed_attempts as tried set count = greatest(0, count - 1)
  from locked where tried.key = locked.key;
$$;

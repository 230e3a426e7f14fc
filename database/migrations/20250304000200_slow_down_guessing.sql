-- Failed guesses in a row. Some are free; each further one waits twice as long as the one before, up to a
-- limit. A day without a guess forgets them. Unlogged: losing them in a crash costs nothing but a fresh start.
create unlogged table private.failed_attempts (
  key text primary key check (length(key) <= 300),
  count integer not null,
  wait float8 not null,
  last_at timestamptz not null
);
create index on private.failed_attempts (last_at);
grant select, delete on private.failed_attempts to service_role;

-- Counts an attempt before its outcome is known: 0 when it may be made, else the seconds until then.
create function private.take_attempt(key text, free integer, first_delay float8, longest_delay float8) returns float8
language sql volatile security definer set search_path = '' as $$
  insert into private.failed_attempts as tried (key, count, wait, last_at)
  values (take_attempt.key, 1, 0, clock_timestamp())
  on conflict (key) do update set (count, wait, last_at) = (
    select
      case when due.wait > 0 then tried.count else recent.count + 1 end,
      due.wait,
      case when due.wait > 0 then tried.last_at else clock.at end
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join lateral (
      select case when clock.at - tried.last_at > interval '1 day' then 0 else tried.count end as count offset 0
    ) as recent
    cross join lateral (
      select case when recent.count < free then 0 else greatest(0,
        least(longest_delay, first_delay * power(2, least(recent.count - free, 30)))
          - extract(epoch from clock.at - tried.last_at)
      ) end as wait offset 0
    ) as due
  )
  returning tried.wait
$$;

-- After a right guess: those that count one account at one place start over, the others lose just this one.
create function private.forgive_attempts(starting_over text[], counted text[]) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.failed_attempts where key = any (starting_over);
  update private.failed_attempts set count = greatest(0, count - 1) where key = any (counted);
$$;

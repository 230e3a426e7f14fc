-- Anyone could have the agency mail thousands of strangers, and real mail waited behind those. Mail that forms of
-- unverified senders cause has a quota per network and in total; beyond it the mail is booked for a later time. It is
-- also delivered after all other mail.

-- Takes a token that may not be there yet. Returns the seconds until it will be; infinity, and takes none, if that is
-- longer than `max_wait`.
create function private.book_from_bucket(key text, capacity float8, refill_per_second float8, max_wait float8) returns float8
language sql volatile security definer set search_path = '' as $$
  insert into private.rate_limits as bucket (key, tokens, wait, refilled_at)
  values (book_from_bucket.key, capacity - 1, 0, clock_timestamp())
  on conflict (key) do update set (tokens, wait, refilled_at) = (
    select
      case when level.wait <= max_wait then level.tokens - 1 else level.tokens end,
      case when level.wait <= max_wait then level.wait else 'infinity' end,
      clock.at
    -- offset 0 keeps the clock from being read once per mention.
    from (select clock_timestamp() as at offset 0) as clock
    cross join lateral (
      select refilled.tokens, greatest(0, 1 - refilled.tokens) / refill_per_second as wait
      from (select least(
        capacity,
        bucket.tokens + greatest(0, extract(epoch from clock.at - bucket.refilled_at)) * refill_per_second
      ) as tokens) as refilled offset 0
    ) as level
  )
  returning bucket.wait
$$;
revoke all on function private.book_from_bucket(text, float8, float8, float8) from public;

create function private.book_token(key text, capacity float8, refill_per_second float8, max_wait float8) returns float8
language plpgsql volatile security definer set search_path = '' as $$
declare
  wider text := private.wider_key(book_token.key);
  wait float8 := private.book_from_bucket(book_token.key, capacity, refill_per_second, max_wait);
  wait_of_wider float8 := 0;
begin
  if wait = 'infinity' or wider is null then return wait; end if;
  wait_of_wider := private.book_from_bucket(wider, 4 * capacity, 4 * refill_per_second, max_wait);
  if wait_of_wider = 'infinity' then perform private.return_to_bucket(book_token.key, 1, capacity); end if;
  return greatest(wait, wait_of_wider);
end $$;
revoke all on function private.book_token(text, float8, float8, float8) from public;
grant execute on function private.book_token(text, float8, float8, float8) to service_role;

alter table public.outbox add column caused_by_visitor boolean not null default false;
comment on column public.outbox.caused_by_visitor is
  'True for mail that a form of an unverified sender caused. It is delivered after other mail.';

drop function private.add_job(text, json, timestamptz, text);
-- A job with a lower priority number runs first.
create function private.add_job(task text, payload json, run_at timestamptz, job_key text, priority integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.add_job(
      task, payload, run_at => run_at, job_key => job_key, max_attempts => 5, priority => priority
    );
  end if;
end $$;
revoke all on function private.add_job(text, json, timestamptz, text, integer) from public;
grant execute on function private.add_job(text, json, timestamptz, text, integer) to service_role;

create or replace function private.queue_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_job(
    'deliver-mail',
    json_build_object('id', new.id),
    new.send_after,
    'mail:' || new.id,
    -- server/worker/find-waiting-mail.ts has the same number.
    case when new.caused_by_visitor then 10 else 0 end
  );
  return null;
end $$;

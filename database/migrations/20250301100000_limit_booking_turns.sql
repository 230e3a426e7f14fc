-- One client that asks again and again would give some colleagues more calls than their share. Every
-- caller still gets a link: beyond the limit it is the one served last, and nobody's turn is used.
create or replace function public.get_next_calendly_url() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Written by the server, which hides what a client sends under that name.
  network text := nullif(current_setting('request.headers', true), '')::json ->> 'x-client-network';
  served uuid;
begin
  -- Five at once, then one every ten minutes.
  if network is not null and private.take_token('booking:' || left(network, 200), 5, 1 / 600.0) > 0 then
    return (
      select link.url from public.booking_links as link
      left join public.booking_link_turns as turn on turn.booking_link_id = link.id
      where not link.paused
      order by turn.last_served_at desc nulls last, link.id
      limit 1
    );
  end if;

  -- One caller at a time; each statement below then sees what the one before committed.
  perform pg_advisory_xact_lock(hashtext('public.booking_link_turns'));

  -- A new round begins whenever links or weights have changed.
  if exists (
    select from public.booking_links as link
    left join public.booking_link_turns as turn on turn.booking_link_id = link.id
    where turn.weight is distinct from case when link.paused then 0 else link.weight end
  ) or (select sum(credit) from public.booking_link_turns) <> 0 then
    insert into public.booking_link_turns (booking_link_id, weight, credit)
    select id, case when paused then 0 else weight end, 0 from public.booking_links
    on conflict (booking_link_id) do update set weight = excluded.weight, credit = 0;
  end if;

  with dealt as (
    select booking_link_id, credit + weight as credit, sum(weight) over () as total,
      row_number() over (order by credit + weight desc, weight desc, booking_link_id) = 1 as serves
    from public.booking_link_turns
    where weight > 0
  ), updated as (
    update public.booking_link_turns as turn
    set credit = dealt.credit - case when dealt.serves then dealt.total else 0 end,
      served_count = turn.served_count + dealt.serves::integer,
      last_served_at = case when dealt.serves then clock_timestamp() else turn.last_served_at end
    from dealt
    where turn.booking_link_id = dealt.booking_link_id
    returning turn.booking_link_id, dealt.serves
  )
  select booking_link_id into served from updated where serves;

  return (select url from public.booking_links where id = served);
end $$;

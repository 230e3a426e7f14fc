-- Every page that shows a booking button asks for a link, so the turns count pages. A call is offered when
-- somebody opens the calendar.
alter table public.booking_link_turns
  add column offered_count bigint not null default 0,
  add column last_offered_at timestamptz;

create function private.record_booking_click(link_url text, network text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Five at once, then one every ten minutes: nobody books more calls than that.
  if private.take_token('booking-click:' || left(network, 200), 5, 1 / 600.0) > 0 then return; end if;
  update public.booking_link_turns as turn
  set offered_count = turn.offered_count + 1, last_offered_at = clock_timestamp()
  from public.booking_links as link
  where link.id = turn.booking_link_id and link.url = link_url;
end $$;
revoke all on function private.record_booking_click(text, text) from public;
grant execute on function private.record_booking_click(text, text) to service_role;

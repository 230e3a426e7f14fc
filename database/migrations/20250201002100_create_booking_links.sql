-- Who takes calls, and how many of them.
create table public.booking_links (
  id uuid primary key default gen_random_uuid(),
  label text not null check (length(btrim(label)) between 1 and 120),
  url public.web_address not null unique,
  staff_id uuid references public.staff_profiles (user_id) on delete set null,
  weight smallint not null default 1 check (weight between 1 and 100),
  paused boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.booking_links (staff_id);
create trigger set_updated_at before update on public.booking_links
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.booking_links
  for each row execute function private.audit('id');
alter table public.booking_links enable row level security;
grant select, insert, update, delete on public.booking_links to authenticated;
create policy "recruiters can read booking links" on public.booking_links
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert booking links" on public.booking_links
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update booking links" on public.booking_links
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete booking links" on public.booking_links
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- Whose turn it is. Apart from the links themselves, so that handing one out never waits for a colleague
-- who is editing them, nor the other way round.
create table public.booking_link_turns (
  booking_link_id uuid primary key references public.booking_links (id) on delete cascade,
  -- Weight this round was dealt with; 0 while the link is paused.
  weight smallint not null,
  credit integer not null,
  served_count bigint not null default 0,
  last_served_at timestamptz
);
alter table public.booking_link_turns enable row level security;
grant select on public.booking_link_turns to authenticated;
create policy "recruiters can read booking turns" on public.booking_link_turns
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- Smooth weighted round robin: everybody gains credit by weight, the richest serves and pays the sum.
-- Any run of as many calls as the weights add up to serves each link exactly as often as its weight.
create function public.get_next_calendly_url() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  served uuid;
begin
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
grant execute on function public.get_next_calendly_url() to anon, authenticated;

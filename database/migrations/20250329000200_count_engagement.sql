-- The home page sends the two events that the specification names, and no page_view.
create or replace function public.count_views_by_day(first_day date, last_day date) returns table (day date, views bigint, article_views bigint)
language sql stable security definer set search_path = '' as $$
  with recent as (select private.day_of(now()) - 1 as first)
  select day, sum(events)::bigint, coalesce(sum(events) filter (where path like '/blog/%'), 0)::bigint
  from public.analytics_daily, recent
  where name in ('page_view', 'homepage') and private.is_staff() and day between first_day and least(last_day, recent.first - 1)
  group by day
  union all
  select (occurred_at at time zone 'Europe/Stockholm')::date, count(*), count(*) filter (where path like '/blog/%')
  from public.analytics_events, recent
  where name in ('page_view', 'homepage') and private.is_staff()
    and occurred_at >= private.start_of_day(greatest(first_day, recent.first))
    and occurred_at < private.start_of_day(last_day + 1)
  group by 1
  order by 1
$$;

-- How long pages were read. As above, the sums by day are an hour behind.
create function public.count_engagement(first_day date, last_day date) returns table (level text, views bigint)
language sql stable security definer set search_path = '' as $$
  with recent as (select private.day_of(now()) - 1 as first)
  select counted.level, sum(counted.views)::bigint from (
    select detail, events
    from public.analytics_daily, recent
    where name = 'engagement' and private.is_staff() and day between first_day and least(last_day, recent.first - 1)
    union all
    select properties ->> 'level', 1
    from public.analytics_events, recent
    where name = 'engagement' and private.is_staff()
      and occurred_at >= private.start_of_day(greatest(first_day, recent.first))
      and occurred_at < private.start_of_day(last_day + 1)
  ) as counted (level, views)
  where counted.level in ('high', 'medium', 'low')
  group by counted.level
$$;
grant execute on function public.count_engagement(date, date) to authenticated;

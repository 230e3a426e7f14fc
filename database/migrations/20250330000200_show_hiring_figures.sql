-- Figures for visitors, of clients' jobs only. Too few records prove nothing and could point at a
-- person, so such a figure is null.
create function public.get_hiring_figures() returns table (hires bigint, days_to_shortlist integer)
language sql stable security definer set search_path = '' as $$
  select
    (
      select case when count(*) >= 10 then count(*) end
      from public.applications
      join public.jobs on jobs.id = applications.job_id
      where applications.stage = 'hired' and applications.withdrawn_at is null and jobs.kind = 'client'
    ),
    (
      select case
        when count(*) >= 5 then greatest(1, round(percentile_cont(0.5) within group (order by days)))::integer
      end
      from (
        select extract(epoch from min(items.created_at) - jobs.published_at) / 86400 as days
        from public.review_link_items as items
        join public.review_links as links on links.id = items.review_link_id
        join public.jobs on jobs.id = links.job_id
        where jobs.kind = 'client' and items.created_at >= jobs.published_at
        group by jobs.id
      ) as shortlists
    )
$$;
revoke all on function public.get_hiring_figures() from public;
grant execute on function public.get_hiring_figures() to anon, authenticated, service_role;

-- Whether a person who was hired was still in the job six months later. Null: nobody has asked.
alter table public.applications add column stayed_six_months boolean;
grant update (stayed_six_months) on public.applications to authenticated;

-- A figure is null while too few records stand behind it.
drop function public.get_hiring_figures();
create function public.get_hiring_figures()
returns table (hires bigint, days_to_shortlist integer, kept_percent integer)
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
        select extract(epoch from min(greatest(items.created_at, links.shared_at)) - jobs.published_at) / 86400 as days
        from public.review_link_items as items
        join public.review_links as links on links.id = items.review_link_id
        join public.jobs on jobs.id = links.job_id
        where jobs.kind = 'client' and links.shared_at is not null
          and greatest(items.created_at, links.shared_at) >= jobs.published_at
        group by jobs.id
      ) as shortlists
    ),
    -- A departure is known early, a stay only after six months: both count from then on.
    (
      select case
        when count(*) >= 10 then round(100.0 * count(*) filter (where applications.stayed_six_months) / count(*))::integer
      end
      from public.applications
      join public.jobs on jobs.id = applications.job_id
      where applications.stage = 'hired' and applications.withdrawn_at is null and jobs.kind = 'client'
        and applications.stayed_six_months is not null
        and applications.decided_at <= now() - interval '6 months'
    )
$$;
revoke all on function public.get_hiring_figures() from public;
grant execute on function public.get_hiring_figures() to anon, authenticated, service_role;

-- The team page has the title of its members in both languages; that of the profile is in one.
create or replace function public.get_article_author(article_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', profile.name, 'image', profile.avatar_path, 'bio', profile.bio,
    'title', coalesce(
      (
        select member.role::jsonb from public.team_members as member
        where member.name = profile.name and member.state = 'published' order by member.position, member.id limit 1
      ),
      jsonb_build_object('en', profile.title, 'sv', profile.title)
    )
  )
  from public.articles as article
  join public.article_staff as staff on staff.article_id = article.id
  join public.staff_profiles as profile on profile.user_id = staff.author_id
  where article.slug = article_slug and article.state <> 'draft' and article.publish_at <= now()
    and profile.name = article.author_name and profile.is_public and profile.state = 'active'
$$;

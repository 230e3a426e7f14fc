-- The rows that demo content consists of, so that exactly they can be removed. Rows that depend on them, such as the
-- applications of a person, follow by their foreign keys.
create table private.demo_rows (
  kind text not null,
  row_id uuid not null,
  -- The version that the demo wrote; a later one is the work of a person.
  version integer,
  primary key (kind, row_id)
);
alter table private.demo_rows enable row level security;

-- Records the rows that a transaction wrote. The demo writes all of its rows in one.
create function private.record_demo_rows(written_in xid) returns void
language sql set search_path = '' as $$
  insert into private.demo_rows (kind, row_id, version)
  select 'customer_logos', id, null::integer from public.customer_logos where xmin = written_in
  union all select 'testimonials', id, null from public.testimonials where xmin = written_in
  union all select 'team_members', id, null from public.team_members where xmin = written_in
  union all select 'page_texts', id, null from public.page_texts where xmin = written_in and state = 'published'
  union all select 'articles', id, version from public.articles where xmin = written_in
  union all select 'booking_links', id, null from public.booking_links where xmin = written_in
  union all select 'jobs', id, null from public.jobs where xmin = written_in and not is_fixed
  union all select 'clients', id, null from public.clients as client
    where xmin = written_in and not exists (select from public.jobs where client_id = client.id and is_fixed)
  union all select 'people', id, null from public.people where xmin = written_in
  union all select 'outbox', id, null from public.outbox where xmin = written_in
  union all select 'privacy_requests', id, null from public.privacy_requests where xmin = written_in
  union all select 'tags', id, null from public.tags where xmin = written_in
  union all select 'users', id, null from auth.users where xmin = written_in
  union all select 'client_projects', id, null from public.client_projects where xmin = written_in
  union all select 'client_plans', id, null from public.client_plans where xmin = written_in
  union all select 'client_plan_pauses', id, null from public.client_plan_pauses where xmin = written_in
  union all select 'client_notes', id, null from public.client_notes where xmin = written_in
  union all select 'saved_views', id, null from public.saved_views where xmin = written_in
  -- The ids of these are numbers.
  union all select 'client_events', md5(id::text)::uuid, null from public.client_events where xmin = written_in
  -- Tags of articles have no id.
  union all select 'article_tags', md5(slug)::uuid, null from public.article_tags where xmin = written_in
  on conflict do nothing
$$;

-- Demo content of an earlier version.
select private.record_demo_rows(xmin) from public.settings where key = 'demo_content' and value <> 'false';

-- Until now every installation had these invented customers. The ones that nobody has replaced are demo content.
insert into private.demo_rows (kind, row_id)
select 'customer_logos', id from public.customer_logos
where logo_path = name
  and name in ('hygglo', 'ilog', 'gofido', 'nordlys', 'kvist', 'fjallmark', 'tonsatt', 'birka-labs', 'havre')
union all
select 'testimonials', id from public.testimonials
where (name, company) in (('Ines Falk', 'Kvist'), ('Otto Hedberg', 'Havre'), ('Ragna Solvik', 'Nordlys'))
on conflict do nothing;

-- The demo rows that still exist and that nobody has made their own: an entry of the website or an article that
-- somebody rewrote, a job that a real person applied for, its client, and a tag that a real person has.
create function private.list_demo_rows() returns table (kind text, row_id uuid)
language sql stable set search_path = '' as $$
  with edited as (
    select later.row_id from public.website_versions as later
    join public.website_versions as first on first.row_id = later.row_id and first.version = 1
    where later.content <> first.content and later.edited_by is not null
      and later.edited_by not in (select demo.row_id from private.demo_rows as demo where demo.kind = 'users')
  ), people as (
    select demo.row_id from private.demo_rows as demo where demo.kind = 'people'
  ), jobs as (
    select demo.row_id from private.demo_rows as demo
    where demo.kind = 'jobs' and not exists (
      select from public.applications as application
      where application.job_id = demo.row_id and application.person_id not in (select people.row_id from people)
    )
  )
  select demo.kind, demo.row_id from private.demo_rows as demo
  where case demo.kind
    when 'customer_logos' then exists (select from public.customer_logos where id = demo.row_id)
      and demo.row_id not in (select edited.row_id from edited)
    when 'testimonials' then exists (select from public.testimonials where id = demo.row_id)
      and demo.row_id not in (select edited.row_id from edited)
    when 'team_members' then exists (select from public.team_members where id = demo.row_id)
      and demo.row_id not in (select edited.row_id from edited)
    when 'page_texts' then exists (select from public.page_texts where id = demo.row_id and state <> 'draft')
      and demo.row_id not in (select edited.row_id from edited)
    when 'articles' then exists (
      select from public.articles as article where article.id = demo.row_id and article.version = demo.version
    )
    when 'booking_links' then exists (select from public.booking_links where id = demo.row_id)
    when 'jobs' then demo.row_id in (select jobs.row_id from jobs)
      and exists (select from public.jobs where id = demo.row_id)
    when 'clients' then exists (select from public.clients where id = demo.row_id) and not exists (
      select from public.jobs where client_id = demo.row_id and id not in (select jobs.row_id from jobs)
    )
    when 'people' then exists (select from public.people where id = demo.row_id) and not exists (
      select from public.people as merged
      where merged.merged_into = demo.row_id and merged.id not in (select people.row_id from people)
    )
    when 'outbox' then exists (select from public.outbox where id = demo.row_id)
    when 'privacy_requests' then exists (select from public.privacy_requests where id = demo.row_id)
    when 'tags' then exists (select from public.tags where id = demo.row_id) and not exists (
      select from public.person_tags
      where tag_id = demo.row_id and person_id not in (select people.row_id from people)
    )
    when 'client_projects' then exists (select from public.client_projects where id = demo.row_id)
    when 'client_plans' then exists (select from public.client_plans where id = demo.row_id)
    when 'client_plan_pauses' then exists (select from public.client_plan_pauses where id = demo.row_id)
    when 'client_notes' then exists (select from public.client_notes where id = demo.row_id)
    when 'client_events' then exists (select from public.client_events where md5(id::text)::uuid = demo.row_id)
    when 'saved_views' then exists (select from public.saved_views where id = demo.row_id)
    when 'users' then exists (select from auth.users where id = demo.row_id)
    when 'article_tags' then exists (
      select from public.article_tags as tag where md5(tag.slug)::uuid = demo.row_id and not exists (
        select from public.articles as article where article.tags @> array[tag.slug::text] and not exists (
          select from private.demo_rows as written
          where written.kind = 'articles' and written.row_id = article.id and written.version = article.version
        )
      )
    )
    else false
  end
$$;

-- Removes them and returns the files that belonged to them.
create function private.remove_demo_rows() returns table (bucket text, path text)
language plpgsql set search_path = '' as $$
declare
  seeded_at timestamptz := (
    select (value #>> '{}')::timestamptz from public.settings
    where key = 'demo_content' and jsonb_typeof(value) = 'string'
  );
begin
  perform set_config('demo.is_removed', 'true', true);
  create temporary table demo_now on commit drop as select * from private.list_demo_rows();
  -- Invoices are records of accounting: a client that was sent one stays, with its jobs and agreements.
  with invoiced as (select client_id from public.invoices where state <> 'draft')
  delete from pg_temp.demo_now where row_id in (
    select client_id from invoiced
    union all select id from public.jobs where client_id in (select client_id from invoiced)
    union all select id from public.client_projects where client_id in (select client_id from invoiced)
    union all select id from public.client_plans where client_id in (select client_id from invoiced)
    union all select id from public.client_plan_pauses where client_id in (select client_id from invoiced)
  );

  return query select document.bucket, document.path from public.documents as document
    where document.person_id in (select row_id from pg_temp.demo_now where kind = 'people');

  delete from public.outbox where id in (select row_id from pg_temp.demo_now where kind = 'outbox')
    or person_id in (select row_id from pg_temp.demo_now where kind = 'people');
  delete from public.privacy_requests
  where id in (select row_id from pg_temp.demo_now where kind = 'privacy_requests')
    or person_id in (select row_id from pg_temp.demo_now where kind = 'people');
  -- First those that were merged into another person.
  delete from public.people
  where merged_into is not null and id in (select row_id from pg_temp.demo_now where kind = 'people');
  delete from public.people where id in (select row_id from pg_temp.demo_now where kind = 'people');
  delete from public.invoices where state = 'draft' and client_id in (
    select client_id from public.client_plans
    where id in (select row_id from pg_temp.demo_now where kind = 'client_plans')
    union all select client_id from public.client_projects
    where id in (select row_id from pg_temp.demo_now where kind = 'client_projects')
  );
  delete from public.client_projects where id in (select row_id from pg_temp.demo_now where kind = 'client_projects');
  delete from public.client_plan_pauses
  where id in (select row_id from pg_temp.demo_now where kind = 'client_plan_pauses');
  delete from public.client_plans where id in (select row_id from pg_temp.demo_now where kind = 'client_plans');
  delete from public.client_notes where id in (select row_id from pg_temp.demo_now where kind = 'client_notes');
  delete from public.jobs where id in (select row_id from pg_temp.demo_now where kind = 'jobs');
  delete from public.clients where id in (select row_id from pg_temp.demo_now where kind = 'clients');
  delete from public.articles where id in (select row_id from pg_temp.demo_now where kind = 'articles');
  delete from public.article_tags
  where md5(slug)::uuid in (select row_id from pg_temp.demo_now where kind = 'article_tags');
  delete from public.booking_links where id in (select row_id from pg_temp.demo_now where kind = 'booking_links');
  delete from public.tags where id in (select row_id from pg_temp.demo_now where kind = 'tags');
  delete from public.customer_logos where id in (select row_id from pg_temp.demo_now where kind = 'customer_logos');
  delete from public.testimonials where id in (select row_id from pg_temp.demo_now where kind = 'testimonials');
  delete from public.team_members where id in (select row_id from pg_temp.demo_now where kind = 'team_members');
  delete from public.website_versions
  where row_id in (select row_id from pg_temp.demo_now where kind = 'page_texts');
  update public.page_texts set title = '{}', lead = '{}', story_title = '{}', story = '{}', state = 'draft'
  where id in (select row_id from pg_temp.demo_now where kind = 'page_texts');
  -- Shared views of a colleague who leaves pass to an administrator.
  delete from public.saved_views where id in (select row_id from pg_temp.demo_now where kind = 'saved_views');
  delete from auth.users where id in (select row_id from pg_temp.demo_now where kind = 'users');
  -- With those about the removal itself.
  delete from public.client_events
  where xmin = pg_current_xact_id()::xid
    or md5(id::text)::uuid in (select row_id from pg_temp.demo_now where kind = 'client_events');
  -- The database was empty before, so earlier visits are invented.
  delete from public.analytics_events where occurred_at < seeded_at;
  delete from public.analytics_daily where day < (seeded_at at time zone 'Europe/Stockholm')::date;
  delete from private.demo_rows;
  delete from public.settings where key in ('demo_files_unsaved', 'demo_visits_unwritten');
  update public.settings set value = 'false' where key = 'demo_content';
end $$;

revoke all on function private.record_demo_rows(xid), private.list_demo_rows(), private.remove_demo_rows() from public;

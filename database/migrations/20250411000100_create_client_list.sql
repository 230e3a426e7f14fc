-- The numbers are those of the price list in domain/leads/plan.ts; a test compares them.
create function private.plan_searches(plan public.plan) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case plan when 'small' then 1 when 'medium' then 2 when 'large' then 5 end
$$;
revoke all on function private.plan_searches(public.plan) from public;
grant execute on function private.plan_searches(public.plan) to authenticated, service_role;

create index on public.clients (name, id);
create index on public.jobs (client_id) where state = 'open' and kind = 'client';

-- Counted whenever one of them changes, because the list of clients is sorted by them.
create table public.client_figures (
  client_id uuid primary key references public.clients (id) on delete cascade,
  open_jobs integer not null default 0,
  -- Open jobs that count against the plan: those of projects do not.
  searches integer not null default 0,
  presented integer not null default 0,
  last_contact_at timestamptz
);
create index on public.client_figures (searches, client_id);
create index on public.client_figures (open_jobs, client_id);
create index on public.client_figures (presented, client_id);
create index on public.client_figures (last_contact_at, client_id);
alter table public.client_figures enable row level security;
grant all on public.client_figures to service_role;
grant select on public.client_figures to authenticated;
create policy "recruiters can read figures of clients" on public.client_figures
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

create function private.count_client(counted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.client_figures as figures (client_id, open_jobs, searches, presented, last_contact_at)
  select client.id, open.jobs, open.searches, shown.presented,
    greatest(
      shown.last_contact_at,
      (
        select max(note.created_at) from public.client_notes as note
        where note.client_id = client.id and note.kind <> 'note'
      )
    )
  from public.clients as client
  cross join lateral (
    select count(*) as jobs, count(*) filter (where not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )) as searches
    from public.jobs as job where job.client_id = client.id and job.state = 'open' and job.kind = 'client'
  ) as open
  cross join lateral (
    select count(distinct item.application_id) as presented,
      max(greatest(link.created_at, link.last_opened_at)) as last_contact_at
    from public.jobs as job
    join public.review_links as link on link.job_id = job.id
    left join public.review_link_items as item on item.review_link_id = link.id and item.removed_at is null
    where job.client_id = client.id
  ) as shown
  where client.id = counted
  on conflict (client_id) do update set
    open_jobs = excluded.open_jobs, searches = excluded.searches, presented = excluded.presented,
    last_contact_at = excluded.last_contact_at
  where (figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at)
    is distinct from (excluded.open_jobs, excluded.searches, excluded.presented, excluded.last_contact_at)
$$;
revoke all on function private.count_client(uuid) from public;
grant execute on function private.count_client(uuid) to service_role;
select private.count_client(id) from public.clients;

-- For tables with a column of the client.
create function private.count_changed_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.client_id is not null then
    perform private.count_client(old.client_id);
  end if;
  if tg_op <> 'DELETE' and new.client_id is not null
    and (tg_op = 'INSERT' or new.client_id is distinct from old.client_id) then
    perform private.count_client(new.client_id);
  end if;
  return null;
end $$;
create function private.count_client_of_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_client(job.client_id) from public.jobs as job
  where job.id = case tg_op when 'DELETE' then old.job_id else new.job_id end and job.client_id is not null;
  return null;
end $$;
create function private.count_client_of_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_client(job.client_id)
  from public.review_links as link join public.jobs as job on job.id = link.job_id
  where link.id = case tg_op when 'DELETE' then old.review_link_id else new.review_link_id end and job.client_id is not null;
  return null;
end $$;

create function private.count_new_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_client(new.id);
  return null;
end $$;
create trigger count_client after insert on public.clients
  for each row execute function private.count_new_client();
create trigger count_client after insert or delete on public.jobs
  for each row execute function private.count_changed_client();
-- Saving a job writes all of its columns, mostly with the values that they had.
create trigger count_client_of_changed after update of state, kind, client_id on public.jobs
  for each row when ((old.state, old.kind, old.client_id) is distinct from (new.state, new.kind, new.client_id))
  execute function private.count_changed_client();
create trigger count_client after insert or update or delete on public.client_projects
  for each row execute function private.count_changed_client();
create trigger count_client after insert or update of kind or delete on public.client_notes
  for each row execute function private.count_changed_client();
create trigger count_client after insert or update of last_opened_at or delete on public.review_links
  for each row execute function private.count_client_of_link();
create trigger count_client after insert or update of removed_at or delete on public.review_link_items
  for each row execute function private.count_client_of_item();

-- Clients with their plan and its use. The joins leave out whoever may not read details and figures.
create view public.client_list with (security_invoker = true) as
select listed.*, listed.standing not in ('none', 'project') and listed.searches > listed.searches_allowed as is_over_plan
from (
  select client.id, client.name, client.logo_path, client.location, client.created_at,
    details.owner_id, owner.name as owner_name, details.country, details.language, details.organisation_number,
    current.plan, current.starts_on as plan_starts_on, current.ends_on as plan_ends_on, plan.standing,
    case when plan.standing in ('active', 'ending') then private.plan_searches(current.plan) else 0 end as searches_allowed,
    figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at
  from public.clients as client
  join public.client_details as details on details.client_id = client.id
  join public.client_figures as figures on figures.client_id = client.id
  left join public.staff_profiles as owner on owner.user_id = details.owner_id
  left join public.client_plans as current
    on current.client_id = client.id and current.starts_on <= (select private.stockholm_today())
      and (current.ends_on is null or current.ends_on >= (select private.stockholm_today()))
  cross join lateral (
    select case
      when current.plan is not null then case
        when exists (
          select from public.client_plan_pauses as pause
          where pause.client_id = client.id
            and (select private.stockholm_today()) between pause.starts_on and pause.ends_on
        ) then 'paused'
        when current.ends_on is not null and not exists (
          select from public.client_plans as next where next.client_id = client.id and next.starts_on > current.ends_on
        ) then 'ending'
        else 'active'
      end
      when exists (
        select from public.client_plans as next
        where next.client_id = client.id and next.starts_on > (select private.stockholm_today())
      ) then 'upcoming'
      when exists (select from public.client_plans as former where former.client_id = client.id) then 'ended'
      when exists (
        select from public.client_projects as project
        where project.client_id = client.id and project.cancelled_on is null
      ) then 'project'
      else 'none'
    end as standing
  ) as plan
) as listed;
grant select on public.client_list to authenticated, service_role;

create function public.find_in_client_list(query text) returns setof public.client_list
language sql stable set search_path = '' as $$
  select list.*
  from public.client_list as list
  where list.id in (
    select client.id from public.clients as client
    join public.client_details as details on details.client_id = client.id
    cross join lateral (select private.fold(concat_ws(
      ' ', client.name, details.legal_name, details.organisation_number, client.location,
      (select string_agg(concat_ws(' ', person.full_name, person.email, person.phone), ' ')
        from public.client_contacts as contact
        join public.people as person on person.id = contact.person_id
        where contact.client_id = client.id and person.anonymised_at is null and person.erase_after is null)
    )) as text) as written
    where written.text like all (
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
    )
  )
$$;
revoke all on function public.find_in_client_list(text) from public;
grant execute on function public.find_in_client_list(text) to authenticated, service_role;

-- All that happened with a client, from its time as a lead on. Documents are there for those who may read them.
create view public.client_timeline with (security_invoker = true) as
select client_id, kind, actor_id, data, created_at from public.client_events
union all
select client_id, 'lead_received', null,
  jsonb_build_object('lead_id', id, 'person_id', person_id, 'source', source, 'company', company), created_at
from public.waiting_list where client_id is not null
union all
select job.client_id, 'shortlist_sent', link.created_by,
  jsonb_build_object('job_id', job.id, 'name', link.recipient_name), link.created_at
from public.review_links as link join public.jobs as job on job.id = link.job_id
where job.client_id is not null
union all
select job.client_id, 'client_' || event.kind, null,
  jsonb_build_object('job_id', job.id, 'name', link.recipient_name), event.created_at
from public.review_events as event
join public.review_links as link on link.id = event.review_link_id
join public.jobs as job on job.id = link.job_id
where job.client_id is not null and event.kind in ('opened', 'commented', 'asked_for_interview', 'passed')
union all
select client_id, 'note_' || kind::text, author_id, jsonb_build_object('note_id', id), created_at
from public.client_notes
union all
select client_id, 'document_added', created_by, jsonb_build_object('file_name', file_name), created_at
from public.client_documents;
grant select on public.client_timeline to authenticated, service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.client_figures;
  end if;
end $$;

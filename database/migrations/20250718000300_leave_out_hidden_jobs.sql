-- Functions that read with the rights of the database show no job, application or person that is hidden from the caller.

create or replace function public.count_applications_by_day(first_day date, last_day date) returns table (day date, applications bigint)
language sql stable security definer set search_path = '' as $$
  select noon::date, (
    select count(*) from public.applications
    where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
      and job_id not in (select private.hidden_jobs())
      and created_at >= noon::date::timestamp at time zone 'Europe/Stockholm'
      and created_at < (noon::date + 1)::timestamp at time zone 'Europe/Stockholm'
  )
  from generate_series(
    first_day + time '12:00', least(last_day, first_day + 1100) + time '12:00', interval '1 day'
  ) as noon
  where private.is_staff('recruiter', 'admin')
  order by noon
$$;

create or replace function public.count_applications_by_source(first_day date, last_day date) returns table (source text, applications bigint)
language sql stable security definer set search_path = '' as $$
  select source, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and person_id not in (select id from public.people where erase_after is not null) and job_id not in (select private.hidden_jobs())
    and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
  group by source order by count(*) desc, source limit 12
$$;

create or replace function public.count_pipeline() returns table (stage public.application_stage, applications bigint)
language sql stable security definer set search_path = '' as $$
  select stage, count(*) from public.applications
  where withdrawn_at is null and private.is_staff('recruiter', 'admin')
    and person_id not in (select id from public.people where erase_after is not null) and job_id not in (select private.hidden_jobs())
  group by stage
$$;

create or replace function public.get_navigation_counts() returns table (open_jobs bigint, new_applications bigint, candidates bigint, new_leads bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from (
      select from public.jobs where state = 'open' and id not in (select private.hidden_jobs()) limit 1000
    ) as counted),
    case when caller.recruits then (
      select count(*) from (
        select from public.applications
        where stage = 'new' and withdrawn_at is null
          and person_id not in (select id from public.people where erase_after is not null)
          and job_id not in (select private.hidden_jobs())
        limit 1000
      ) as counted
    ) end,
    case when caller.recruits then (
      select count(*) from (
        select from public.candidates where state = 'active'
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end,
    case when caller.recruits then (
      select count(*) from (
        select from public.waiting_list where state = 'new'
          and person_id not in (select id from public.people where erase_after is not null)
        limit 1000
      ) as counted
    ) end
  from (select private.is_staff('recruiter', 'admin') as recruits) as caller
  where private.is_staff()
$$;

create or replace function public.get_recruiting_figures(first_day date, last_day date) returns table (open_jobs bigint, applications bigint, hires bigint, days_to_hire double precision, leads bigint, waiting_leads bigint, failed_mails bigint)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*) from public.jobs where state = 'open' and id not in (select private.hidden_jobs())),
    (
      select count(*) from public.applications
      where withdrawn_at is null and person_id not in (select id from public.people where erase_after is not null)
        and job_id not in (select private.hidden_jobs())
        and created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    hired.hires,
    hired.days_to_hire,
    (
      select count(*) from public.lead_list
      where created_at >= private.start_of_day(first_day) and created_at < private.start_of_day(last_day + 1)
    ),
    (select count(*) from public.lead_list where state = 'new'),
    (
      select count(*) from public.outbox
      where state = 'failed' and (job_id is null or job_id not in (select private.hidden_jobs()))
        and (application_id is null or application_id not in (select private.applications_of_hidden_jobs())) and (
        private.is_staff('admin')
        or not concerns_account and (not concerns_billing or client_id in (select private.owned_clients()))
      )
    )
  from (
    select count(*) as hires,
      percentile_cont(0.5) within group (order by extract(epoch from stage_changed_at - created_at) / 86400) as days_to_hire
    from public.applications
    where stage = 'hired' and withdrawn_at is null
      and person_id not in (select id from public.people where erase_after is not null)
        and job_id not in (select private.hidden_jobs())
      and stage_changed_at >= private.start_of_day(first_day) and stage_changed_at < private.start_of_day(last_day + 1)
  ) as hired
  where private.is_staff('recruiter', 'admin')
$$;

create or replace function public.get_publishing_figures(first_day date, last_day date) returns table (published_articles bigint, new_articles bigint, scheduled_articles bigint, drafts bigint, open_jobs bigint)
language sql stable security definer set search_path = '' as $$
  select
    count(*) filter (where state = 'published'),
    count(*) filter (
      where state = 'published'
        and publish_at >= private.start_of_day(first_day) and publish_at < private.start_of_day(last_day + 1)
    ),
    count(*) filter (where state = 'scheduled'),
    count(*) filter (where state = 'draft'),
    (select count(*) from public.jobs where state = 'open' and id not in (select private.hidden_jobs()))
  from public.articles
  having private.is_staff()
$$;

create or replace function public.list_needing_attention() returns table (kind text, waiting bigint, moment timestamptz)
language sql stable security definer set search_path = '' as $$
  with caller as (
    select private.is_staff('recruiter', 'admin') as recruits, private.is_staff('editor', 'admin') as publishes,
      private.is_staff('admin') as administers
  )
  select found.* from caller cross join lateral (
    select 'owed_answers', count(*), min(owed_answer_since) from public.applications
    where owed_answer_since is not null and withdrawn_at is null and caller.recruits
      and person_id not in (select id from public.people where erase_after is not null)
      and job_id not in (select private.hidden_jobs())
    union all
    select 'leads', count(*), min(created_at) from public.lead_list where state = 'new' and caller.recruits
    union all
    select 'renewals', count(*), min(candidate.consent_expires_at)
    from public.candidates as candidate join public.people as person on person.id = candidate.person_id
    where candidate.consent_expires_at >= current_date and candidate.consent_expires_at < current_date + 30
      and candidate.state <> 'left'
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null and caller.recruits
    union all
    select 'freelancers', count(*), min(freelancer.created_at)
    from public.freelancers as freelancer join public.people as person on person.id = freelancer.person_id
    where freelancer.state = 'pending' and person.merged_into is null and person.anonymised_at is null
      and person.erase_after is null and caller.recruits
    union all
    select 'closing_jobs', count(*), min(closes_at) from public.jobs
    where state = 'open' and closes_at >= private.start_of_day(private.day_of(now()))
      and closes_at < private.start_of_day(private.day_of(now()) + 8) and caller.recruits
      and id not in (select private.hidden_jobs())
    union all
    select 'failed_mails', count(*), min(created_at) from public.outbox
    where state = 'failed' and caller.recruits and (job_id is null or job_id not in (select private.hidden_jobs()))
      and (application_id is null or application_id not in (select private.applications_of_hidden_jobs())) and (
      caller.administers
      or not concerns_account and (not concerns_billing or client_id in (select private.owned_clients()))
    )
    union all
    select 'accounts', count(*), min(created_at) from public.staff_list where standing = 'waiting' and caller.administers
    union all
    select 'privacy_requests', count(*), min(due_at) from public.privacy_requests
    where state in ('received', 'in_progress') and caller.administers
    union all
    select 'untranslated_articles', count(*), min(updated_at) from public.articles
    where state <> 'draft' and missing <> '{}' and caller.publishes
  ) as found (kind, waiting, moment)
  where found.waiting > 0
$$;

create or replace function private.board_condition(filter jsonb) returns text
language sql stable set search_path = '' as $$
select concat_ws(' and ',
    case when coalesce((filter ->> 'with_withdrawn')::boolean, false) then null
      when coalesce((filter ->> 'withdrawn')::boolean, false) then 'withdrawn_at is not null'
      else 'withdrawn_at is null' end,
    'person_id not in (select id from public.people where erase_after is not null)',
    'job_id not in (select private.hidden_jobs())',
    private.any_of('id', filter -> 'ids'),
    private.any_of('job_id', filter -> 'jobs'),
    private.any_of('step_id', filter -> 'steps'),
    case when not coalesce((filter ->> 'unowned')::boolean, false) then private.any_of('owner_id', filter -> 'owners')
      else concat('(', concat_ws(' or ', 'owner_id is null', private.any_of('owner_id', filter -> 'owners')), ')') end,
    case when filter ? 'created_from' then format('created_at >= %L::timestamptz', (filter ->> 'created_from')::timestamptz) end,
    case when filter ? 'created_before' then format('created_at < %L::timestamptz', (filter ->> 'created_before')::timestamptz) end,
    case when filter ? 'rating' then format('rating >= %L::numeric', (filter ->> 'rating')::numeric) end,
    case when coalesce((filter ->> 'owed')::boolean, false) then 'owed_answer_since is not null' end,
    case when btrim(filter ->> 'search') <> '' then format(
      'person_id in (select private.people_found(%L))', filter ->> 'search') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;

create or replace function public.get_job_approval(job uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', approval.id, 'asked_at', approval.created_at, 'asked_by', approval.asked_by, 'message', approval.message,
    'decision', approval.decision, 'decided_at', approval.decided_at,
    'comment', case when not decider.is_hidden then approval.comment end,
    'decided_by', case when not decider.is_hidden then decider.name end,
    'ended', approval.ended,
    'contacts', coalesce((
      select jsonb_agg(person.full_name order by person.full_name)
      from public.job_approval_contacts as asked
      join public.people as person on person.id = asked.person_id
      where asked.approval_id = approval.id and person.full_name <> ''
        and person.id not in (select private.people_awaiting_erasure())
    ), '[]'),
    'differs', approval.ad is distinct from private.ad_of_job(approval.job_id)
  )
  from public.job_approvals as approval
  join public.jobs as current on current.id = approval.job_id and current.client_id = approval.client_id
    and current.kind = 'client'
  cross join lateral (
    select (select nullif(full_name, '') from public.people where id = approval.person_id) as name,
      coalesce(approval.person_id in (select private.people_awaiting_erasure()), false) as is_hidden
  ) as decider
  where approval.job_id = get_job_approval.job and approval.job_id not in (select private.hidden_jobs())
    and (select private.is_staff('recruiter', 'admin'))
  order by approval.created_at desc, approval.id limit 1
$$;

create or replace function public.list_scorecard_authors(application uuid) returns table (staff_id uuid, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select scorecard.staff_id, scorecard.created_at from public.scorecards as scorecard
  where scorecard.application_id = list_scorecard_authors.application and private.is_staff('recruiter', 'admin')
    and scorecard.application_id not in (select private.hidden_applications())
  order by scorecard.created_at, scorecard.staff_id
$$;

create or replace function public.undo_add_to_job(application_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  delete from public.applications as application
  where application.id = application_id and application.source in ('candidate_bank', 'proposed') and application.stage = 'new'
    and (application.created_at > now() - interval '10 minutes' or private.can_be_undone_in_bulk(application.id))
    and application.id not in (select private.hidden_applications())
    and not exists (select from public.application_notes as note where note.application_id = application.id)
    and not exists (select from public.application_ratings as rating where rating.application_id = application.id)
    and not exists (select from public.scorecards as scorecard where scorecard.application_id = application.id)
    and not exists (select from public.tasks as task where task.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;

create or replace function public.find_hidden_application(application_id uuid) returns table (person_id uuid, erase_after timestamptz)
language sql stable security definer set search_path = '' as $$
  select person.id, person.erase_after
  from public.applications as application join public.people as person on person.id = application.person_id
  where application.id = find_hidden_application.application_id and person.erase_after is not null
    and private.is_staff('recruiter', 'admin') and application.job_id not in (select private.hidden_jobs())
$$;

create or replace function public.add_to_job(person_id uuid, job_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
  added uuid;
begin
  perform private.require_shown_job(add_to_job.job_id);
  if person.erase_after is not null then
    raise exception 'this person is about to be erased' using hint = 'in_quarantine';
  end if;
  if not exists (select from public.jobs where jobs.id = add_to_job.job_id and state <> 'closed') then
    raise exception 'this job takes no more applications' using hint = 'job_closed';
  end if;
  if exists (
    select from public.applications as application
    where application.person_id = person.id and application.job_id = add_to_job.job_id and withdrawn_at is null
  ) then
    raise unique_violation using message = 'this person is on that job already', hint = 'already_applied';
  end if;
  insert into public.applications (job_id, person_id, source, language, owed_answer_since, cv_document_id)
  values (
    add_to_job.job_id, person.id,
    case when exists (select from public.candidates where candidates.person_id = person.id and state <> 'left')
      then 'candidate_bank' else 'proposed' end,
    person.language, null,
    coalesce(
      (select cv_document_id from public.candidates where candidates.person_id = person.id),
      (select cv_document_id from public.freelancers where freelancers.person_id = person.id),
      (select document.id from public.documents as document
       where document.person_id = person.id and kind = 'cv' order by document.created_at desc limit 1)
    )
  ) returning id into added;
  return added;
end $$;

create or replace function private.require_person(wanted uuid) returns public.people
language plpgsql security definer set search_path = '' as $$
declare
  found_person public.people;
begin
  perform private.require_recruiter();
  select * into found_person from public.people
  where id = wanted and merged_into is null and anonymised_at is null
    and id not in (select private.people_of_hidden_jobs()) for update;
  if found_person.id is null then
    raise exception 'there is no such person' using errcode = 'P0002', hint = 'not_found';
  end if;
  return found_person;
end $$;

create or replace function public.replace_review_link(shortlist uuid, new_hash text, valid_until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  perform private.require_shown_job((select job_id from public.review_links where id = shortlist));
  update public.review_links
  set expires_at = valid_until, revoked_at = null, link_made_at = now(), created_by = (select auth.uid())
  where id = shortlist;
  if not found then
    raise no_data_found using message = 'no such shortlist';
  end if;
  perform private.replace_review_token(shortlist, new_hash);
end $$;

create or replace function public.share_shortlist(shortlist uuid, is_shared boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  perform private.require_shown_job((select job_id from public.review_links where id = shortlist));
  update public.review_links as link set shared_at = case when is_shared then coalesce(link.shared_at, now()) end
  where link.id = shortlist and (is_shared or link.last_opened_at is null and not exists (
    select from private.review_keys as mailed where mailed.review_link_id = link.id
  ));
  if found then
    return;
  end if;
  if exists (select from public.review_links where id = shortlist) then
    raise check_violation using message = 'the client has this shortlist already', hint = 'shortlist_sent';
  end if;
  raise no_data_found using message = 'no such shortlist';
end $$;

create or replace function private.nearest_word(misspelt text) returns text
language sql stable security definer set search_path = '' as $$
  select word from (
    (select word, extensions.similarity(word, misspelt) as likeness, people from private.known_words
      where word operator(extensions.%) misspelt)
    union all
    (select word, extensions.similarity(word, misspelt), 1
      from public.people as person cross join lateral regexp_split_to_table(search_name, '\s+') as word
      where search_name operator(extensions.%>) misspelt
        and merged_into is null and anonymised_at is null and erase_after is null
        and person.id not in (select private.people_of_hidden_jobs()) limit 100)
  ) as near
  where likeness >= 0.4 and word <> misspelt and word !~ '[@+\d]'
  order by likeness desc, people desc limit 1
$$;

create or replace function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  return query
    select person.* from public.people as person
    where person.id in (select private.people_found(query))
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      and person.id not in (select private.people_of_hidden_jobs())
    order by person.id in (select private.people_named(query)) desc, person.last_activity_at desc, person.id desc
    limit least(max_results, 1000);
end $$;

create or replace function private.latest_people_found(query text, role text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform private.require_recruiter();
  return array(
    select person.id from public.people as person
    where person.id in (select private.people_found(query)) and person.merged_into is null and person.anonymised_at is null
      and person.id not in (select private.people_of_hidden_jobs())
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $$;

grant execute on function private.latest_people_found(text, text, integer) to authenticated;

-- With the rights of the caller, because these lists count the applications of each person.

create or replace function public.find_in_candidate_list(query text) returns setof public.candidate_list
language plpgsql stable set search_path = '' as $$
declare
  found uuid[];
begin
  found := private.latest_people_found(query, 'candidate', 500);
  return query select list.* from public.candidate_list as list where list.id = any (found);
end $$;

create or replace function public.find_in_freelancer_list(query text) returns setof public.freelancer_list
language plpgsql stable set search_path = '' as $$
declare
  found uuid[];
begin
  found := private.latest_people_found(query, 'freelancer', 500);
  return query select list.* from public.freelancer_list as list where list.id = any (found);
end $$;

create or replace function public.find_in_people_list(query text) returns setof public.people_list
language plpgsql stable set search_path = '' as $$
declare
  found uuid[];
begin
  found := private.latest_people_found(query, 'person', 500);
  return query select list.* from public.people_list as list where list.id = any (found);
end $$;

create or replace function private.count_client(counted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.client_figures as figures (client_id, open_jobs, searches, presented, last_contact_at)
  select client.id, open.jobs, open.searches, shown.presented,
    greatest(
      shown.last_contact_at,
      (
        select max(note.created_at) from public.client_notes as note
        where note.client_id = client.id and note.kind <> 'note'
      ),
      (select max(mail.sent_at) from public.outbox as mail where mail.client_id = client.id and mail.state = 'sent')
    )
  from public.clients as client
  cross join lateral (
    select count(*) filter (where not exists (
      select from public.job_staff as staff where staff.job_id = job.id and staff.is_restricted
    )) as jobs, count(*) filter (where not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )) as searches
    from public.jobs as job where job.client_id = client.id and job.state = 'open' and job.kind = 'client'
  ) as open
  cross join lateral (
    select count(distinct item.application_id) as presented,
      max(greatest(link.shared_at, link.last_opened_at)) as last_contact_at
    from public.jobs as job
    join public.review_links as link on link.job_id = job.id and link.shared_at is not null
    left join public.review_link_items as item on item.review_link_id = link.id and item.removed_at is null
    where job.client_id = client.id and not exists (
      select from public.job_staff as staff where staff.job_id = job.id and staff.is_restricted
    )
  ) as shown
  where client.id = counted
  on conflict (client_id) do update set
    open_jobs = excluded.open_jobs, searches = excluded.searches, presented = excluded.presented,
    last_contact_at = excluded.last_contact_at
  where (figures.open_jobs, figures.searches, figures.presented, figures.last_contact_at)
    is distinct from (excluded.open_jobs, excluded.searches, excluded.presented, excluded.last_contact_at)
$$;

-- The function takes the client from the job of the row, whether that is a link or not.
create trigger count_client after update of is_restricted on public.job_staff
  for each row when (old.is_restricted <> new.is_restricted) execute function private.count_client_of_link();

create or replace function public.hand_over_work(colleague uuid, successor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform from public.staff_profiles as profile
  where profile.user_id = successor and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  for share;
  if not found or successor = colleague then
    raise check_violation using message = 'work goes to another active recruiter or administrator', hint = 'successor_not_active';
  end if;
  update public.job_staff as staff set owner_id = successor from public.jobs as job
  where job.id = staff.job_id and staff.owner_id = colleague and job.state <> 'closed';
  update public.applications set owner_id = successor
  where owner_id = colleague and stage not in ('hired', 'rejected') and withdrawn_at is null;
  perform private.hand_over_interviews(colleague, successor);
  update public.conversations set assignee_id = successor where assignee_id = colleague;
  update public.client_details set owner_id = successor where owner_id = colleague;
  update public.waiting_list set assignee_id = successor where assignee_id = colleague and state <> 'closed';
  delete from public.tasks where owner_id = colleague and kind = 'scorecard' and done_at is null;
  update public.tasks set owner_id = successor where owner_id = colleague and done_at is null;
  update public.stage_rules set staff_id = successor where staff_id = colleague;
  update public.booking_links set paused = true where staff_id = colleague and not paused;
  insert into public.job_members (job_id, staff_id)
  select job_id, successor from public.job_members where staff_id = colleague
  on conflict do nothing;
  perform private.end_links(colleague);
  perform private.announce_ended_links(colleague);
end $$;

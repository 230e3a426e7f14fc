-- Row-level security of restricted jobs. Whatever was hidden because its person awaits erasure uses the functions
-- `hidden_…` from now on, which add what belongs to restricted jobs of other teams.

create function private.applications_of_hidden_jobs() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  -- Without restricted jobs the applications are not read.
  if hidden <> '{}' then
    return query select id from public.applications where job_id = any (hidden);
  end if;
end $$;
revoke all on function private.applications_of_hidden_jobs() from public;
grant execute on function private.applications_of_hidden_jobs() to api_token, authenticated, service_role;

-- People whom the agency knows by hidden applications only.
create function private.people_of_hidden_jobs() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query select distinct application.person_id from public.applications as application
      where application.job_id = any (hidden)
        and not exists (
          select from public.applications as other
          where other.person_id = application.person_id and other.job_id <> all (hidden)
        )
        and not exists (select from public.candidates as role where role.person_id = application.person_id)
        and not exists (select from public.freelancers as role where role.person_id = application.person_id)
        and not exists (select from public.waiting_list as role where role.person_id = application.person_id)
        and not exists (select from public.client_contacts as role where role.person_id = application.person_id);
  end if;
end $$;
revoke all on function private.people_of_hidden_jobs() from public;
grant execute on function private.people_of_hidden_jobs() to api_token, authenticated, service_role;

create function private.conversations_of_hidden_jobs() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.conversations where application_id = any (array(select private.applications_of_hidden_jobs()))
$$;
revoke all on function private.conversations_of_hidden_jobs() from public;
grant execute on function private.conversations_of_hidden_jobs() to api_token, authenticated, service_role;

-- Files that came with hidden applications, unless something that is shown uses them too.
create function private.documents_of_hidden_jobs() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query
      select cv.cv_document_id from public.applications as cv
      where cv.job_id = any (hidden) and cv.cv_document_id is not null
        and not exists (
          select from public.applications as other
          where other.cv_document_id = cv.cv_document_id and other.job_id <> all (hidden)
        )
        and not exists (select from public.candidates as role where role.cv_document_id = cv.cv_document_id)
        and not exists (select from public.freelancers as role where role.cv_document_id = cv.cv_document_id)
      union all
      select attachment.document_id from public.inbox as mail
      join public.inbox_attachments as attachment on attachment.mail_id = mail.id and attachment.document_id is not null
      where mail.conversation_id = any (array(select private.conversations_of_hidden_jobs()));
  end if;
end $$;
revoke all on function private.documents_of_hidden_jobs() from public;
grant execute on function private.documents_of_hidden_jobs() to api_token, authenticated, service_role;

create function private.consents_of_hidden_jobs() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select consent_id from public.applications
  where id = any (array(select private.applications_of_hidden_jobs())) and consent_id is not null
$$;
revoke all on function private.consents_of_hidden_jobs() from public;
grant execute on function private.consents_of_hidden_jobs() to authenticated, service_role;

-- Shortlists and requests for approval, which mails to clients name.
create function private.shared_of_hidden_jobs() returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query select id::text from public.review_links where job_id = any (hidden)
      union all select id::text from public.job_approvals where job_id = any (hidden);
  end if;
end $$;
revoke all on function private.shared_of_hidden_jobs() from public;
grant execute on function private.shared_of_hidden_jobs() to api_token, authenticated, service_role;

-- Whether one of the ids is of a record that belongs to a restricted job of another team.
create function private.are_hidden(ids uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs constant uuid[] := array(select private.hidden_jobs());
  applications uuid[];
begin
  if jobs = '{}' then
    return false;
  end if;
  applications := array(select private.applications_of_hidden_jobs());
  return ids && jobs or ids && applications
    or exists (select from private.people_of_hidden_jobs() as person where person = any (ids))
    or exists (select from private.documents_of_hidden_jobs() as document where document = any (ids))
    or exists (select from private.shared_of_hidden_jobs() as shared where shared = any (ids::text[]))
    or exists (select from public.interviews where id = any (ids) and job_id = any (jobs))
    or exists (select from public.conversations where id = any (ids) and application_id = any (applications))
    or exists (select from public.review_link_items where id = any (ids) and application_id = any (applications));
end $$;
revoke all on function private.are_hidden(uuid[]) from public;
grant execute on function private.are_hidden(uuid[]) to api_token, authenticated, service_role;

create function private.has_hidden_applications(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.applications where person_id = person and job_id in (select private.hidden_jobs())
  )
$$;
revoke all on function private.has_hidden_applications(uuid) from public;
grant execute on function private.has_hidden_applications(uuid) to authenticated, service_role;

-- Policies follow a function that is renamed.
alter function private.people_awaiting_erasure() rename to hidden_people;
alter function private.applications_awaiting_erasure() rename to hidden_applications;
alter function private.interviews_awaiting_erasure() rename to hidden_interviews;

create function private.people_awaiting_erasure() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.people where erase_after is not null
$$;
revoke all on function private.people_awaiting_erasure() from public;
grant execute on function private.people_awaiting_erasure() to api_token, authenticated, service_role;

create function private.applications_awaiting_erasure() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select application.id from public.people as person
  join public.applications as application on application.person_id = person.id
  where person.erase_after is not null
$$;
revoke all on function private.applications_awaiting_erasure() from public;
grant execute on function private.applications_awaiting_erasure() to service_role;

create or replace function private.hidden_people() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.people_awaiting_erasure() union all select private.people_of_hidden_jobs()
$$;
create or replace function private.hidden_applications() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.applications_awaiting_erasure() union all select private.applications_of_hidden_jobs()
$$;
create or replace function private.hidden_interviews() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.interviews where application_id = any (array(select private.hidden_applications()))
$$;

-- Applications name their job, so the condition on people needs no applications.
alter policy "recruiters can read applications" on public.applications using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);

create policy "restricted jobs are hidden outside of their team" on public.jobs as restrictive to api_token, authenticated
  using (id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.applications as restrictive to api_token, authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_questions as restrictive to api_token, authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_salaries as restrictive to api_token, authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_staff as restrictive to api_token, authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_redirects as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_kit_items as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.stage_rules as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_approvals as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.job_approval_contacts as restrictive to authenticated
  using (approval_id in (select id from public.job_approvals));
create policy "restricted jobs are hidden outside of their team" on public.review_links as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.review_events as restrictive to authenticated
  using (review_link_id in (select id from public.review_links));
create policy "restricted jobs are hidden outside of their team" on public.client_projects as restrictive to authenticated
  using (job_id is null or job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.client_events as restrictive to authenticated
  using ((data ->> 'job_id') is null or (data ->> 'job_id')::uuid not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.pending_submissions as restrictive to authenticated
  using (job_id is null or job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.tasks as restrictive to authenticated
  using (job_id is null or job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.custom_values as restrictive to authenticated
  using (job_id is null or job_id not in (select private.hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.notifications as restrictive for select to authenticated
  using (approval_id is null or approval_id in (select id from public.job_approvals));
create policy "restricted jobs are hidden outside of their team" on public.conversations as restrictive to api_token, authenticated
  using (application_id is null or application_id not in (select private.applications_of_hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.outbox as restrictive to api_token, authenticated
  using (
    (application_id is null or application_id not in (select private.applications_of_hidden_jobs()))
    and (job_id is null or job_id not in (select private.hidden_jobs()))
    and (conversation_id is null or conversation_id not in (select private.conversations_of_hidden_jobs()))
    and coalesce(links #>> '{link,review_link_id}', split_part(cause, ':', 2)) not in (
      select private.shared_of_hidden_jobs()
    )
  );
create policy "restricted jobs are hidden outside of their team" on public.documents as restrictive to api_token, authenticated
  using (id not in (select private.documents_of_hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.consents as restrictive to authenticated
  using (id not in (select private.consents_of_hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.people as restrictive to api_token, authenticated
  using (id not in (select private.people_of_hidden_jobs()));
create policy "restricted jobs are hidden outside of their team" on public.bulk_action_rows as restrictive to authenticated
  using (
    target_id not in (select private.applications_of_hidden_jobs())
    and target_id not in (select private.people_of_hidden_jobs()) and target_id not in (select private.hidden_jobs())
  );
create policy "restricted jobs are hidden outside of their team" on public.import_rows as restrictive to authenticated
  using (target_id is null or (
    target_id not in (select private.applications_of_hidden_jobs())
    and target_id not in (select private.people_of_hidden_jobs()) and target_id not in (select private.hidden_jobs())
  ));

-- The list says which jobs are restricted.
create or replace view public.job_list with (security_invoker = true) as
  select job.id, job.title, job.state, job.kind, job.client_id, job.location, job.field, job.seniority, job.remote,
    job.employment_type, job.published_at, job.closes_at, job.created_at, job.updated_at, job.missing, staff.owner_id,
    (select record.fields from public.custom_values as record where record.job_id = job.id) as custom,
    staff.is_restricted
  from public.jobs as job left join public.job_staff as staff on staff.job_id = job.id;

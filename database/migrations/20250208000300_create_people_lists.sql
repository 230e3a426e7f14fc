-- What the lists of people and of the candidate bank read. They are read under row-level security, where only plain
-- comparisons may use an index; so a rare role or tag is found from its own side, by a view that starts there.

create index on public.candidates (consent_expires_at, person_id) where state <> 'left';

create view public.people_list with (security_invoker = true) as
  select person.id, person.full_name, person.email::text as email, person.phone::text as phone, person.language, person.location,
    person.headline, person.source, person.last_activity_at, person.created_at, person.legal_hold, person.erase_after,
    person.erase_after is not null as in_quarantine,
    -- Not "exists": for that the planner would read all applications there are, to look fifty people up in them.
    array_remove(array[
      (select 'applicant' from public.applications as role where role.person_id = person.id limit 1),
      (select 'candidate' from public.candidates as role where role.person_id = person.id limit 1),
      (select 'freelancer' from public.freelancers as role where role.person_id = person.id limit 1),
      (select 'lead' from public.waiting_list as role where role.person_id = person.id limit 1)
    ], null) as roles,
    array(select tag_id from public.person_tags as tagged where tagged.person_id = person.id order by tagged.created_at) as tag_ids,
    (select count(*)::integer from public.applications as application where application.person_id = person.id) as applications
  from public.people as person
  where person.merged_into is null and person.anonymised_at is null;

-- The roles that few people have: ask for one of them. Applicants and candidates are met on every page of the list itself.
create view public.people_by_role with (security_invoker = true) as
  select 'freelancer' as role, list.* from public.people_list as list
  where exists (select from public.freelancers as role where role.person_id = list.id)
  union all
  select 'lead', list.* from public.people_list as list
  where exists (select from public.waiting_list as role where role.person_id = list.id);

-- One row for each tag that somebody has: ask for one tag.
create view public.people_by_tag with (security_invoker = true) as
  select tagged.tag_id, list.*
  from public.person_tags as tagged join public.people_list as list on list.id = tagged.person_id;

create view public.candidate_list with (security_invoker = true) as
  select candidate.person_id as id, person.full_name, person.email::text as email, person.language, person.location, person.headline,
    person.last_activity_at, candidate.created_at, candidate.state, candidate.fields, candidate.skills, candidate.seniority,
    candidate.years_of_experience, candidate.locations, candidate.remote, candidate.available_from, candidate.summary,
    candidate.consent_expires_at, candidate.renewal_mailed_at, candidate.cv_document_id,
    array(select tag_id from public.person_tags as tagged where tagged.person_id = person.id order by tagged.created_at) as tag_ids,
    (select count(*)::integer from public.applications as application where application.person_id = person.id) as applications,
    -- What was searched for, so that the row can show where it stands.
    null::text as searched
  from public.candidates as candidate join public.people as person on person.id = candidate.person_id
  where person.merged_into is null and person.anonymised_at is null and person.erase_after is null;

create view public.candidates_by_tag with (security_invoker = true) as
  select tagged.tag_id, list.*
  from public.person_tags as tagged join public.candidate_list as list on list.id = tagged.person_id;

revoke all on public.people_list, public.people_by_role, public.people_by_tag, public.candidate_list, public.candidates_by_tag
from service_role;
grant select on public.people_list, public.people_by_role, public.people_by_tag, public.candidate_list, public.candidates_by_tag
to authenticated, service_role;

-- The searches check the caller's role once and then search with the owner's eyes, the latest active first.
create function public.find_in_people_list(query text) returns setof public.people_list
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_recruiter();
  return query
    select list.* from public.people_list as list
    where list.id in (
      select id from public.people where search_name like pattern and merged_into is null and anonymised_at is null
      order by last_activity_at desc, id desc limit 500
    );
end $$;

create function private.search_words(query text) returns tsquery
language sql stable set search_path = '' as $$
  select websearch_to_tsquery('pg_catalog.english', query) || websearch_to_tsquery('pg_catalog.swedish', query)
$$;

-- By words of the profile or the CV, or by part of the name. The search finds, it does not rank people.
create function public.find_in_candidate_list(query text) returns setof public.candidate_list
language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := private.search_words(query);
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_recruiter();
  return query
    with latest as materialized (
      select person.id from public.people as person join public.candidates as candidate on candidate.person_id = person.id
      where person.id in (
        select person_id from public.candidates where search @@ words
        union all select person_id from public.documents where search @@ words
        union all select people.id from public.people where search_name like pattern
      ) and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      order by person.last_activity_at desc, person.id desc limit 500
    )
    select list.id, list.full_name, list.email, list.language, list.location, list.headline, list.last_activity_at, list.created_at,
      list.state, list.fields, list.skills, list.seniority, list.years_of_experience, list.locations, list.remote,
      list.available_from, list.summary, list.consent_expires_at, list.renewal_mailed_at, list.cv_document_id,
      list.tag_ids, list.applications, query
    from public.candidate_list as list
    where list.id in (select id from latest);
end $$;

-- Where the words stand, between ⟦ and ⟧: in the profile, else in the latest CV that has them. Nothing where the name
-- was meant.
create function public.excerpt(found public.candidate_list) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := private.search_words(found.searched);
  profile text := private.join_words(found.skills) || '. ' || coalesce(found.summary, '');
  body text;
begin
  if found.searched is null then
    return null;
  end if;
  perform private.require_recruiter();
  if not private.bilingual_tsvector(profile) @@ words then
    select left(document.extracted_text, 10000) into body from public.documents as document
    where document.person_id = found.id and document.search @@ words order by document.created_at desc limit 1;
  end if;
  return nullif(private.highlight(coalesce(body, profile), words), '');
end $$;

grant execute on function
  public.find_in_people_list(text), public.find_in_candidate_list(text), public.excerpt(public.candidate_list)
to authenticated;

-- Puts a person on a job by hand. Nobody applied, so nobody is owed an answer.
create function public.add_to_job(person_id uuid, job_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
  added uuid;
begin
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
    add_to_job.job_id, person.id, 'candidate_bank', person.language, null,
    coalesce(
      (select cv_document_id from public.candidates where candidates.person_id = person.id),
      (select document.id from public.documents as document
       where document.person_id = person.id and kind = 'cv' order by document.created_at desc limit 1)
    )
  ) returning id into added;
  return added;
end $$;

-- Takes it back while nothing has come of it.
create function public.undo_add_to_job(application_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  delete from public.applications as application
  where application.id = application_id and application.source = 'candidate_bank' and application.stage = 'new'
    and application.created_at > now() - interval '10 minutes'
    and not exists (select from public.application_notes as note where note.application_id = application.id)
    and not exists (select from public.application_ratings as rating where rating.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;
grant execute on function public.add_to_job(uuid, uuid), public.undo_add_to_job(uuid) to authenticated;

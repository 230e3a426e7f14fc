-- The network as the list reads it: with the name, whether there is time today, and the first day with time.
create view public.freelancer_list with (security_invoker = true) as
  select freelancer.person_id as id, person.full_name, person.email::text as email, person.language, person.location,
    person.headline, freelancer.state, freelancer.fields, freelancer.skills, freelancer.seniority, freelancer.day_rate,
    freelancer.currency, freelancer.remote, freelancer.portfolio_url, freelancer.created_at, freelancer.approved_at,
    freelancer.consent_expires_at, today.availability,
    (select min(greatest(lower(period), current_date)) from public.freelancer_availability as free
     where free.person_id = person.id and free.availability <> 'booked'
       and (upper_inf(period) or upper(period) > current_date)) as free_from
  from public.freelancers as freelancer
  join public.people as person on person.id = freelancer.person_id
  left join public.freelancer_availability as today
    on today.person_id = person.id and today.period @> current_date
  where person.merged_into is null and person.anonymised_at is null and person.erase_after is null;
revoke all on public.freelancer_list from service_role;
grant select on public.freelancer_list to authenticated, service_role;

-- By words of the profile or the CV, or by part of the name.
create function public.find_in_freelancer_list(query text) returns setof public.freelancer_list
language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := websearch_to_tsquery('pg_catalog.english', query) || websearch_to_tsquery('pg_catalog.swedish', query);
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_recruiter();
  return query
    select list.* from public.freelancer_list as list
    join public.freelancers as freelancer on freelancer.person_id = list.id
    join public.people as person on person.id = list.id
    where freelancer.search @@ words or person.search_name like pattern
      or exists (select from public.documents as document where document.person_id = list.id and document.search @@ words);
end $$;
grant execute on function public.find_in_freelancer_list(text) to authenticated;

-- The whole calendar of one freelancer at once, so that periods which make room for each other never collide.
create function public.write_availability(freelancer uuid, periods jsonb) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.freelancer_availability where person_id = freelancer;
  insert into public.freelancer_availability (person_id, period, availability, note)
  select freelancer, given.period, given.availability, given.note
  from jsonb_to_recordset(periods) as given (period daterange, availability public.availability, note text);
end $$;
grant execute on function public.write_availability(uuid, jsonb) to authenticated;

-- Who is put on a job without being in the bank, a freelancer say, was proposed.
create or replace function public.add_to_job(person_id uuid, job_id uuid) returns uuid
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

-- Takes it back while nothing has come of it.
create or replace function public.undo_add_to_job(application_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  delete from public.applications as application
  where application.id = application_id and application.source in ('candidate_bank', 'proposed') and application.stage = 'new'
    and application.created_at > now() - interval '10 minutes'
    and not exists (select from public.application_notes as note where note.application_id = application.id)
    and not exists (select from public.application_ratings as rating where rating.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;

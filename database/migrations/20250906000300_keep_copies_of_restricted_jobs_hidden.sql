-- older programs: run

-- A copy of a restricted job has its title, client and texts, and everybody saw it. It is as restricted as the original,
-- with the same team, before other systems are told of the new job.
create or replace function private.record_job_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.acting_staff_id();
  copied uuid := nullif(current_setting('jobs.copied_job', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.job_staff (job_id, owner_id, updated_by, is_restricted)
    values (new.id, editor, editor, exists (
      select from public.job_staff as original where original.job_id = copied and original.is_restricted
    ));
    insert into public.job_members (job_id, staff_id)
    select new.id, member.staff_id from (
      select staff_id from public.job_members where job_id = copied
      union select owner_id from public.job_staff where job_id = copied and owner_id is not null
    ) as member
    where exists (select from public.job_staff as copy where copy.job_id = new.id and copy.is_restricted)
    on conflict do nothing;
  elsif editor is not null then
    update public.job_staff set updated_by = editor where job_id = new.id and updated_by is distinct from editor;
  end if;
  return null;
end $$;

/* Also of a job that is hidden from the caller, whose slug cannot be used again. */
create function private.is_slug_taken(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.jobs where slug = wanted)
$$;
revoke all on function private.is_slug_taken(text) from public;
grant execute on function private.is_slug_taken(text) to authenticated, service_role;

create or replace function public.duplicate_job(copied_job uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  original public.jobs;
  copy_id uuid;
  copy_slug text;
begin
  select * into original from public.jobs where id = copied_job;
  if not found then
    raise no_data_found using message = 'there is no such job';
  end if;
  select candidate into copy_slug
  from generate_series(2, 1000) as number,
    lateral (select rtrim(left(regexp_replace(original.slug, '-[0-9]{1,3}$', ''), 110), '-') || '-' || number as candidate) as named
  where not private.is_slug_taken(candidate)
  order by number limit 1;
  -- Read by the trigger that adds the row of the staff.
  perform set_config('jobs.copied_job', copied_job::text, true);
  insert into public.jobs (
    slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, benefits, channels
  ) values (
    copy_slug, original.kind, original.client_id, original.field, original.location, original.country,
    original.remote, original.employment_type, original.seniority, original.title, original.summary,
    original.description, original.requirements, original.process, original.benefits, original.channels
  ) returning id into copy_id;
  perform set_config('jobs.copied_job', '', true);
  insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
  select copy_id, minimum, maximum, currency, period, is_shown from public.job_salaries where job_id = copied_job;
  insert into public.job_questions (job_id, position, kind, prompt, help, options, required)
  select copy_id, position, kind, prompt, help, options, required from public.job_questions where job_id = copied_job;
  insert into public.job_kit_items (job_id, kind, position, name, hint)
  select copy_id, kind, position, name, hint from public.job_kit_items where job_id = copied_job;
  insert into public.stage_rules (job_id, stage, kind, template_key, minutes, title, days, staff_id)
  select copy_id, stage, kind, template_key, minutes, title, days, staff_id
  from public.stage_rules where job_id = copied_job;
  update public.job_staff as copy set stage_template_id = copied.stage_template_id
  from public.job_staff as copied
  where copy.job_id = copy_id and copied.job_id = copied_job
    and copy.stage_template_id is distinct from copied.stage_template_id
    -- A retired template is used no more.
    and (copied.stage_template_id is null or copied.stage_template_id in (
      select id from public.stage_templates where retired_at is null
    ));
  return copy_id;
end $$;

-- The CV that somebody has sent with the application for a restricted job is not used for another one unasked: all
-- colleagues who see that job would read it.
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
       where document.person_id = person.id and kind = 'cv' and not private.is_restricted_document(document.id)
       order by document.created_at desc limit 1)
    )
  ) returning id into added;
  return added;
end $$;

-- What the job editor leans on: who saved last, a save that is one act, copies, and what may be deleted.

-- Without a foreign key: jobs embed one member of staff, their owner, and the name must stay unambiguous.
alter table public.jobs add column updated_by uuid;
create trigger stamp_editor before insert or update on public.jobs
  for each row execute function private.stamp_template();

alter table public.jobs add constraint "a published title is written in letters" check (
  state = 'draft' or (
    btrim(coalesce(title ->> 'en', '')) !~ '^[^[:alpha:]]+$'
    and btrim(coalesce(title ->> 'sv', '')) !~ '^[^[:alpha:]]+$'
  )
);

-- What was published is closed, not deleted: applicants, mails and search engines know its address.
create function private.keep_published_jobs() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    raise exception 'a job that was published can be closed, not deleted' using hint = 'published_job';
  end if;
  return old;
end $$;
create trigger keep_published_jobs before delete on public.jobs
  for each row when (old.state <> 'draft') execute function private.keep_published_jobs();

-- Columns of the job, its salary and its questions, all or nothing, on top of the version that the
-- caller has seen. Returns the new version, or null where a colleague saved in between.
create function public.save_job(saved_job uuid, known_version integer, changes jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  job public.jobs;
  pay public.job_salaries;
begin
  select * into job from public.jobs where id = saved_job for update;
  if not found then
    raise insufficient_privilege using message = 'you may not change this job', hint = 'job_not_yours';
  end if;
  if job.version <> known_version then
    return null;
  end if;
  job := jsonb_populate_record(job, changes);
  update public.jobs set
    slug = job.slug, kind = job.kind, client_id = job.client_id, field = job.field, location = job.location,
    country = job.country, remote = job.remote, employment_type = job.employment_type, seniority = job.seniority,
    title = job.title, summary = job.summary, description = job.description, requirements = job.requirements,
    process = job.process, state = job.state, opens_at = job.opens_at, closes_at = job.closes_at,
    owner_id = job.owner_id
  where id = saved_job;
  if jsonb_typeof(changes -> 'salary') = 'object' then
    pay := jsonb_populate_record(null::public.job_salaries, changes -> 'salary');
    insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
    values (saved_job, pay.minimum, pay.maximum, pay.currency, pay.period, pay.is_shown)
    on conflict (job_id) do update set
      minimum = excluded.minimum, maximum = excluded.maximum, currency = excluded.currency,
      period = excluded.period, is_shown = excluded.is_shown;
  elsif changes ? 'salary' then
    delete from public.job_salaries where job_id = saved_job;
  end if;
  if changes ? 'questions' then
    -- Answers that were given keep the question beside them.
    delete from public.job_questions
    where job_id = saved_job
      and id not in (select (question ->> 'id')::uuid from jsonb_array_elements(changes -> 'questions') as question);
    insert into public.job_questions as kept (id, job_id, position, kind, prompt, help, options, required)
    select (question ->> 'id')::uuid, saved_job, place, (question ->> 'kind')::public.question_kind,
      question -> 'prompt', question -> 'help', question -> 'options', (question ->> 'required')::boolean
    from jsonb_array_elements(changes -> 'questions') with ordinality as listed (question, place)
    on conflict (id) do update set
      position = excluded.position, kind = excluded.kind, prompt = excluded.prompt, help = excluded.help,
      options = excluded.options, required = excluded.required
    where kept.job_id = excluded.job_id
      and (kept.position, kept.kind, kept.prompt::jsonb, kept.help::jsonb, kept.options, kept.required)
        is distinct from (excluded.position, excluded.kind, excluded.prompt::jsonb, excluded.help::jsonb,
          excluded.options, excluded.required);
  end if;
  return known_version + 1;
end $$;

-- A draft with the same texts, pay and questions, under an address of its own and without dates.
create function public.duplicate_job(copied_job uuid) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  original public.jobs;
  copy_id uuid := gen_random_uuid();
  copy_slug text;
begin
  select * into original from public.jobs where id = copied_job;
  if not found then
    raise no_data_found using message = 'there is no such job';
  end if;
  select candidate into copy_slug
  from generate_series(2, 1000) as number,
    lateral (select rtrim(left(regexp_replace(original.slug, '-[0-9]{1,3}$', ''), 110), '-') || '-' || number as candidate) as candidates
  where not exists (select from public.jobs where slug = candidate)
  order by number limit 1;
  insert into public.jobs (
    id, slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, owner_id
  ) values (
    copy_id, copy_slug, original.kind, original.client_id, original.field, original.location, original.country,
    original.remote, original.employment_type, original.seniority, original.title, original.summary,
    original.description, original.requirements, original.process, auth.uid()
  );
  insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
  select copy_id, minimum, maximum, currency, period, is_shown from public.job_salaries where job_id = copied_job;
  insert into public.job_questions (job_id, position, kind, prompt, help, options, required)
  select copy_id, position, kind, prompt, help, options, required from public.job_questions where job_id = copied_job;
  return copy_id;
end $$;

grant execute on function public.save_job(uuid, integer, jsonb), public.duplicate_job(uuid) to authenticated;

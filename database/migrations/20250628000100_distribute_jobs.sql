-- The channels that carry a job beyond its page. A published job is public already, so all are on until somebody
-- turns one off.
create type public.job_channel as enum ('indeed', 'linkedin', 'platsbanken', 'feed', 'embed');
alter table public.jobs add column channels public.job_channel[] not null
  default '{indeed,linkedin,platsbanken,feed,embed}'
  constraint jobs_channels_check check (cardinality(channels) <= 5);
grant insert (channels), update (channels), select (channels) on public.jobs to authenticated;
grant select (channels) on public.jobs to anon;

create or replace function public.save_job(saved_job uuid, known_version integer, changes jsonb)
 returns integer
language plpgsql set search_path = '' as $$
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
  -- Before the state changes: an editor may give away a draft, not a published job.
  if changes ? 'owner_id' then
    update public.job_staff set owner_id = (changes ->> 'owner_id')::uuid where job_id = saved_job;
  end if;
  -- Read by the trigger that compares the open searches of the client with its plan.
  perform set_config('jobs.beyond_plan_reason', coalesce(changes ->> 'beyond_plan_reason', ''), true);
  update public.jobs set
    slug = job.slug, kind = job.kind, client_id = job.client_id, field = job.field, location = job.location,
    country = job.country, remote = job.remote, employment_type = job.employment_type, seniority = job.seniority,
    title = job.title, summary = job.summary, description = job.description, requirements = job.requirements,
    process = job.process, benefits = job.benefits, channels = job.channels, state = job.state,
    opens_at = job.opens_at, closes_at = job.closes_at
  where id = saved_job;
  perform set_config('jobs.beyond_plan_reason', '', true);
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

create or replace function public.duplicate_job(copied_job uuid)
 returns uuid
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
  where not exists (select from public.jobs where slug = candidate)
  order by number limit 1;
  insert into public.jobs (
    slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process, benefits, channels
  ) values (
    copy_slug, original.kind, original.client_id, original.field, original.location, original.country,
    original.remote, original.employment_type, original.seniority, original.title, original.summary,
    original.description, original.requirements, original.process, original.benefits, original.channels
  ) returning id into copy_id;
  insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
  select copy_id, minimum, maximum, currency, period, is_shown from public.job_salaries where job_id = copied_job;
  insert into public.job_questions (job_id, position, kind, prompt, help, options, required)
  select copy_id, position, kind, prompt, help, options, required from public.job_questions where job_id = copied_job;
  insert into public.job_kit_items (job_id, kind, position, name, hint)
  select copy_id, kind, position, name, hint from public.job_kit_items where job_id = copied_job;
  insert into public.stage_rules (job_id, stage, kind, template_key, minutes, title, days, staff_id)
  select copy_id, stage, kind, template_key, minutes, title, days, staff_id
  from public.stage_rules where job_id = copied_job;
  return copy_id;
end $$;

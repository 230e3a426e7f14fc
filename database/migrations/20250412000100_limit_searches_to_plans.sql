-- A plan allows a number of searches at a time (133). The database counts, so that two recruiters who open a search at the
-- same moment cannot exceed it together.

-- Today: none while the plan is paused, has ended or has not begun.
create function private.searches_allowed(client uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when private.is_paused_on(client, private.stockholm_today()) then 0
    else coalesce(private.plan_searches((private.plan_on(client, private.stockholm_today())).plan), 0) end
$$;
create function private.searches_in_use(client uuid, without_job uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.jobs as job
  where job.client_id = client and job.state = 'open' and job.kind = 'client' and job.id <> without_job
    and not exists (
      select from public.client_projects as project where project.job_id = job.id and project.cancelled_on is null
    )
$$;
revoke all on function private.searches_allowed(uuid), private.searches_in_use(uuid, uuid) from public;
grant execute on function private.searches_allowed(uuid), private.searches_in_use(uuid, uuid) to service_role;

create function private.check_plan_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reason text := nullif(btrim(current_setting('jobs.beyond_plan_reason', true)), '');
  allowed integer;
  in_use integer;
begin
  -- The lock comes first: the counts below then see what the transaction that held it has committed.
  perform from public.clients where id = new.client_id for no key update;
  -- Clients without any plan are those of an agency that does not record plans, or has not yet.
  if not exists (select from public.client_plans where client_id = new.client_id) or exists (
    select from public.client_projects as project where project.job_id = new.id and project.cancelled_on is null
  ) then
    return new;
  end if;
  allowed := private.searches_allowed(new.client_id);
  in_use := private.searches_in_use(new.client_id, new.id);
  if in_use < allowed then
    return new;
  end if;
  if reason is null then
    raise check_violation using message = 'the plan of this client is in full use',
      detail = format('The plan allows %s searches at a time, %s are open.', allowed, in_use), hint = 'plan_limit';
  end if;
  if length(reason) > 500 then
    raise check_violation using message = 'the reason is too long', hint = 'reason_too_long';
  end if;
  perform private.record_client_event(
    new.client_id, 'search_beyond_plan',
    jsonb_build_object('job_id', new.id, 'reason', reason, 'allowed', allowed, 'in_use', in_use + 1)
  );
  return new;
end $$;
create trigger check_plan_limit_of_new before insert on public.jobs
  for each row when (new.state = 'open' and new.kind = 'client' and new.client_id is not null)
  execute function private.check_plan_limit();
create trigger check_plan_limit before update of state, kind, client_id on public.jobs
  for each row when (
    new.state = 'open' and new.kind = 'client' and new.client_id is not null
    and (old.state, old.kind, old.client_id) is distinct from (new.state, new.kind, new.client_id)
  ) execute function private.check_plan_limit();

-- The plan of a client in use, for the question that a recruiter is asked. A search that is not saved yet has no id.
create function public.get_plan_use(client uuid, without_job uuid default null)
returns table (plan public.plan, is_paused boolean, is_limited boolean, allowed integer, in_use integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  return query select
    (private.plan_on(client, private.stockholm_today())).plan,
    private.is_paused_on(client, private.stockholm_today()),
    exists (select from public.client_plans where client_id = client) and not exists (
      select from public.client_projects as project where project.job_id = without_job and project.cancelled_on is null
    ),
    private.searches_allowed(client),
    private.searches_in_use(client, coalesce(without_job, '00000000-0000-0000-0000-000000000000'));
end $$;
revoke all on function public.get_plan_use(uuid, uuid) from public;
grant execute on function public.get_plan_use(uuid, uuid) to authenticated, service_role;

-- With the reason to open a search beyond the plan, if one was given.
create or replace function public.save_job(saved_job uuid, known_version integer, changes jsonb) returns integer
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
    process = job.process, state = job.state, opens_at = job.opens_at, closes_at = job.closes_at
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

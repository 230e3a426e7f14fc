-- Stages as the agency names them (decision 299). A template divides the six stages of applications into steps. The
-- stage of an application stays what reports, mails, rules and the pages of applicants use; its step refines it.

create table public.stage_templates (
  id uuid primary key default gen_random_uuid(),
  name public.localized_text not null check (private.longest(name::jsonb) <= 80),
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "stage templates are named in both languages" check (public.localized_missing(name) = '{}')
);

create table public.stage_steps (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.stage_templates on delete cascade,
  name public.localized_text not null check (private.longest(name::jsonb) <= 40),
  stage public.application_stage not null,
  -- Steps with the same position are in the order in which they were added.
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "steps are named in both languages" check (public.localized_missing(name) = '{}')
);
create index on public.stage_steps (template_id, stage, position);

alter table public.stage_templates enable row level security;
alter table public.stage_steps enable row level security;

create policy "staff can read stage templates" on public.stage_templates for select to api_token, authenticated
  using ((select private.is_staff()));
create policy "tokens need a scope to select" on public.stage_templates as restrictive for select to api_token
  using ((select private.require_scope('applications:read')));
create policy "administrators can insert stage templates" on public.stage_templates for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "administrators can update stage templates" on public.stage_templates for update to authenticated
  using ((select private.is_staff('admin')));
create policy "administrators can delete stage templates" on public.stage_templates for delete to authenticated
  using ((select private.is_staff('admin')));
create policy "staff can read steps" on public.stage_steps for select to api_token, authenticated
  using ((select private.is_staff()));
create policy "tokens need a scope to select" on public.stage_steps as restrictive for select to api_token
  using ((select private.require_scope('applications:read')));
create policy "administrators can insert steps" on public.stage_steps for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "administrators can update steps" on public.stage_steps for update to authenticated
  using ((select private.is_staff('admin')));

grant all on public.stage_templates, public.stage_steps to service_role;
grant select on public.stage_templates, public.stage_steps to authenticated;
grant delete on public.stage_templates to authenticated;
grant select on public.stage_templates, public.stage_steps to api_token;
grant insert (name), update (name, retired_at) on public.stage_templates to authenticated;
-- The stage of a step is never changed, so that the past of applications stays right.
grant insert (template_id, name, stage), update (name, position) on public.stage_steps to authenticated;

comment on table public.stage_templates is 'Named sets of stages that jobs can use.';
comment on table public.stage_steps is 'The stages of a template, each one of the six built-in stages under a name of its own.';

create trigger audit after insert or update or delete on public.stage_templates
  for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.stage_steps
  for each row execute function private.audit('id');
create trigger set_updated_at before update on public.stage_templates
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.stage_steps
  for each row execute function private.set_updated_at();

alter publication supabase_realtime add table public.stage_templates, public.stage_steps;

-- A template begins with the six stages and always has each of them, so that every application has a step.
create function private.add_first_steps() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stage_steps (template_id, stage, position, name)
  select new.id, stage, position, jsonb_build_object('en', en, 'sv', sv)
  from (values
    ('new'::public.application_stage, 1, 'New', 'Ny'),
    ('screening', 2, 'Screening', 'Urval'),
    ('interview', 3, 'Interview', 'Intervju'),
    ('offer', 4, 'Offer', 'Erbjudande'),
    ('hired', 5, 'Hired', 'Anställd'),
    ('rejected', 6, 'Rejected', 'Avslag')
  ) as first (stage, position, en, sv);
  return null;
end $$;
revoke all on function private.add_first_steps() from public;
create trigger add_first_steps after insert on public.stage_templates
  for each row execute function private.add_first_steps();

-- A new step comes after the others of its stage. The lock counts one step after the other.
create function private.add_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.stage_templates where id = new.template_id for no key update;
  if (select count(*) from public.stage_steps where template_id = new.template_id) >= 20 then
    raise check_violation using message = 'a template has at most 20 stages', hint = 'too_many_steps';
  end if;
  new.position := coalesce((
    select max(position) from public.stage_steps where template_id = new.template_id and stage = new.stage
  ), new.position);
  return new;
end $$;
revoke all on function private.add_step() from public;
create trigger add_step before insert on public.stage_steps for each row execute function private.add_step();

create function private.first_step(template uuid, of_stage public.application_stage, other_than uuid default null)
returns uuid language sql stable set search_path = '' as $$
  select id from public.stage_steps
  where template_id = template and stage = of_stage and id is distinct from other_than
  order by position, created_at, id limit 1
$$;
revoke all on function private.first_step(uuid, public.application_stage, uuid) from public;

alter table public.job_staff add column stage_template_id uuid references public.stage_templates;
create index on public.job_staff (stage_template_id) where stage_template_id is not null;
grant update (stage_template_id) on public.job_staff to authenticated;
comment on table public.job_staff is 'Who owns a job, who last changed it, and the template of its stages.';

alter table public.client_details add column stage_template_id uuid references public.stage_templates;
create index on public.client_details (stage_template_id) where stage_template_id is not null;
grant update (stage_template_id) on public.client_details to authenticated, api_token;

alter table public.applications add column step_id uuid references public.stage_steps;
create index on public.applications (step_id, position desc, id desc) where step_id is not null;
grant update (step_id) on public.applications to authenticated, api_token;

create function private.check_stage_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.stage_templates where id = new.stage_template_id and retired_at is not null) then
    raise check_violation using message = 'this template is retired', hint = 'stage_template_retired';
  end if;
  return new;
end $$;
revoke all on function private.check_stage_template() from public;
create trigger check_stage_template before update of stage_template_id on public.job_staff
  for each row when (new.stage_template_id is not null and old.stage_template_id is distinct from new.stage_template_id)
  execute function private.check_stage_template();
create trigger check_stage_template before update of stage_template_id on public.client_details
  for each row when (new.stage_template_id is not null and old.stage_template_id is distinct from new.stage_template_id)
  execute function private.check_stage_template();

-- A new job has the template of its client.
create function private.choose_stage_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.stage_template_id := (
    select template.id from public.jobs as job
    join public.client_details as details on details.client_id = job.client_id
    join public.stage_templates as template on template.id = details.stage_template_id and template.retired_at is null
    where job.id = new.job_id
  );
  return new;
end $$;
revoke all on function private.choose_stage_template() from public;
create trigger choose_stage_template before insert on public.job_staff
  for each row when (new.stage_template_id is null) execute function private.choose_stage_template();

-- Keeps stage and step consistent: whoever changes the step changes the stage, and a change of the stage alone, of the
-- job or of its template goes to the first step of the stage.
create function private.place_in_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  template uuid;
  step public.stage_steps;
begin
  if tg_op = 'INSERT' or new.job_id is distinct from old.job_id then
    -- The lock makes a change of the template wait: it could not see this application yet.
    select stage_template_id into template from public.job_staff where job_id = new.job_id for share;
  else
    select stage_template_id into template from public.job_staff where job_id = new.job_id;
  end if;
  if template is null then
    if new.step_id is not null and (tg_op = 'INSERT' or new.step_id is distinct from old.step_id) then
      raise check_violation using message = 'the job has no such stage', hint = 'step';
    end if;
    new.step_id := null;
    return new;
  end if;
  select * into step from public.stage_steps where id = new.step_id and template_id = template;
  if new.step_id is not null and (tg_op = 'INSERT' or new.step_id is distinct from old.step_id) then
    if step.id is null or (tg_op = 'UPDATE' and new.stage <> old.stage and new.stage <> step.stage) then
      raise check_violation using message = 'the job has no such stage', hint = 'step';
    end if;
    new.stage := step.stage;
  elsif step.id is null or step.stage <> new.stage then
    new.step_id := private.first_step(template, new.stage);
  end if;
  return new;
end $$;
revoke all on function private.place_in_step() from public;
-- Before stamp_application, which looks at the stage.
create trigger place_in_step before insert or update of stage, step_id, job_id on public.applications
  for each row execute function private.place_in_step();

-- Applications come to the first step of their stage when their job gets another template.
create function private.place_in_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set step_id = null where job_id = new.job_id;
  return null;
end $$;
revoke all on function private.place_in_template() from public;
create trigger place_in_template after update of stage_template_id on public.job_staff
  for each row when (old.stage_template_id is distinct from new.stage_template_id)
  execute function private.place_in_template();

drop trigger audit on public.job_staff;
create trigger audit after update of owner_id, stage_template_id on public.job_staff
  for each row when (
    old.owner_id is distinct from new.owner_id or old.stage_template_id is distinct from new.stage_template_id
  ) execute function private.audit('job_id');

-- These follow the stage, which a change of the step may change as well.
drop trigger cancel_mail on public.applications;
create trigger cancel_mail after update of stage, step_id, job_id, withdrawn_at on public.applications
  for each row when (
    old.stage <> new.stage or old.job_id <> new.job_id or (old.withdrawn_at is null and new.withdrawn_at is not null)
  ) execute function private.cancel_mail_of_application();
drop trigger end_interviews on public.applications;
create trigger end_interviews after update of stage, step_id, withdrawn_at, job_id on public.applications
  for each row when (
    (old.stage = 'rejected') <> (new.stage = 'rejected') or old.job_id <> new.job_id
    or (old.withdrawn_at is null) <> (new.withdrawn_at is null)
  ) execute function private.end_interviews_of_application();
drop trigger log_application_event on public.applications;
create trigger log_application_event after insert or update of stage, step_id, job_id, owner_id, withdrawn_at
  on public.applications for each row execute function private.log_application_event();
drop trigger queue_stage_rules_of_moved on public.applications;
create trigger queue_stage_rules_of_moved after update of stage, step_id, job_id on public.applications
  for each row when (old.stage <> new.stage or old.job_id <> new.job_id) execute function private.queue_stage_rules();
drop trigger tell_portal on public.applications;
create trigger tell_portal after update of stage, step_id, withdrawn_at, job_id, cv_document_id on public.applications
  for each row when (
    old.stage is distinct from new.stage or old.withdrawn_at is distinct from new.withdrawn_at
    or old.job_id is distinct from new.job_id or old.cv_document_id is distinct from new.cv_document_id
  ) execute function private.tell_portal_of_rows();
drop trigger tell_webhooks on public.applications;
create trigger tell_webhooks after insert or update or delete on public.applications
  for each row execute function private.tell_webhooks_of_row(
    'application', 'id job_id person_id stage step_id stage_changed_at owner_id language created_at withdrawn_at',
    'source rating cv_document_id'
  );

create or replace function private.log_application_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.id, 'created', jsonb_build_object('stage', new.stage, 'source', new.source));
  else
    if new.stage <> old.stage then
      perform private.record_application_event(new.id, 'stage_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'reason_id', new.reject_reason_id,
        -- Other words are about the person.
        'reason', case when new.reject_reason in ('experience', 'skills', 'terms', 'filled', 'other') then new.reject_reason end
      ) || jsonb_strip_nulls(jsonb_build_object('from_step', old.step_id, 'to_step', new.step_id)));
    -- A trigger that gives the application a step of another template moves nobody.
    elsif new.step_id <> old.step_id and new.job_id = old.job_id and pg_trigger_depth() = 1 then
      perform private.record_application_event(new.id, 'step_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'from_step', old.step_id, 'to_step', new.step_id
      ));
    end if;
    if new.job_id <> old.job_id then
      perform private.record_application_event(new.id, 'job_moved', jsonb_build_object('from', old.job_id, 'to', new.job_id));
    end if;
    if new.owner_id is distinct from old.owner_id then
      perform private.record_application_event(new.id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id));
    end if;
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_application_event(new.id, 'withdrawn');
    end if;
  end if;
  update public.people set last_activity_at = now() where id = new.person_id and last_activity_at < now();
  return null;
end $$;

-- How long an application was in which step. Reports over several templates use stage_stays.
create table public.step_stays (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications on delete cascade,
  step_id uuid not null references public.stage_steps on delete cascade,
  -- Null if nobody knows since when: the application was imported, or was in the stage before its job had the template.
  entered_at timestamptz,
  -- Null for the step in which the application is now.
  left_at timestamptz,
  constraint "a stay in a step ends after it begins" check (left_at >= entered_at)
);
create unique index step_stays_current on public.step_stays (application_id) where left_at is null;
create index on public.step_stays (application_id, id desc);
create index on public.step_stays (step_id, left_at);
alter table public.step_stays enable row level security;
grant all on public.step_stays to service_role;
grant select on public.step_stays to authenticated;
create policy "recruiters can read stays in steps" on public.step_stays for select to authenticated using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);

-- As with stage_stays, a move that is taken back within a quarter of an hour was a slip.
create function private.record_step_stay() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  current public.step_stays;
  former public.step_stays;
begin
  if tg_op = 'INSERT' then
    if new.step_id is not null then
      insert into public.step_stays (application_id, step_id, entered_at)
      values (new.id, new.step_id, case when not new.imported then least(new.created_at, now()) end);
    end if;
    return null;
  end if;
  select * into current from public.step_stays where application_id = new.id and left_at is null;
  select * into former from public.step_stays
  where application_id = new.id and left_at is not null order by id desc limit 1;
  if current.step_id = new.step_id then
    return null;
  end if;
  if former.step_id = new.step_id and now() < current.entered_at + interval '15 minutes' then
    delete from public.step_stays where id = current.id;
    update public.step_stays set left_at = null where id = former.id;
    return null;
  end if;
  update public.step_stays set left_at = greatest(now(), entered_at) where id = current.id;
  if new.step_id is not null then
    insert into public.step_stays (application_id, step_id, entered_at)
    values (new.id, new.step_id, case when pg_trigger_depth() = 1 then greatest(now(), current.entered_at) end);
  end if;
  return null;
end $$;
revoke all on function private.record_step_stay() from public;
create trigger record_step_stay after insert on public.applications
  for each row execute function private.record_step_stay();
create trigger record_step_stay_of_moved after update of stage, step_id, job_id on public.applications
  for each row when (old.step_id is distinct from new.step_id) execute function private.record_step_stay();

-- What a template would do to the applications of a job that are not withdrawn. With the rights of the caller.
create function public.preview_stage_template(job uuid, template uuid)
returns table (stage public.application_stage, from_step uuid, to_step uuid, applications bigint)
language sql stable set search_path = '' as $$
  select application.stage, application.step_id, (
    select step.id from public.stage_steps as step
    where step.template_id = template and step.stage = application.stage
    order by step.position, step.created_at, step.id limit 1
  ), count(*)
  from public.applications as application
  where application.job_id = job and application.withdrawn_at is null
  group by application.stage, application.step_id
  order by application.stage
$$;
revoke all on function public.preview_stage_template(uuid, uuid) from public;
grant execute on function public.preview_stage_template(uuid, uuid) to authenticated, service_role;

-- Deletes a step. Whoever is in it comes to another one of the same stage, of which a template always has one.
create function public.delete_stage_step(deleted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  step public.stage_steps;
  other uuid;
begin
  perform private.require_administrator();
  select * into step from public.stage_steps where id = deleted;
  perform from public.stage_templates where id = step.template_id for update;
  -- Waits for whoever comes to this step at the moment.
  perform from public.stage_steps where id = deleted for update;
  if not found then
    raise no_data_found using message = 'there is no such stage';
  end if;
  other := private.first_step(step.template_id, step.stage, deleted);
  if other is null then
    raise check_violation using message = 'a template has every stage', hint = 'last_step';
  end if;
  update public.step_stays set step_id = other where step_id = deleted;
  update public.applications set step_id = other where step_id = deleted;
  delete from public.stage_steps where id = deleted;
end $$;
revoke all on function public.delete_stage_step(uuid) from public;
grant execute on function public.delete_stage_step(uuid) to authenticated, service_role;

-- With the rights of the caller.
create function public.order_stage_steps(ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.stage_steps as step set position = place.position
  from unnest(ids) with ordinality as place (id, position)
  where step.id = place.id and step.position <> place.position
$$;
revoke all on function public.order_stage_steps(uuid[]) from public;
grant execute on function public.order_stage_steps(uuid[]) to authenticated, service_role;

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

create or replace function private.board_condition(filter jsonb) returns text
language sql stable set search_path = '' as $$
select concat_ws(' and ',
    case when coalesce((filter ->> 'with_withdrawn')::boolean, false) then null
      when coalesce((filter ->> 'withdrawn')::boolean, false) then 'withdrawn_at is not null'
      else 'withdrawn_at is null' end,
    'person_id not in (select id from public.people where erase_after is not null)',
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

create function public.count_board_steps(filter jsonb, template uuid, most integer default 1000)
returns table (step_id uuid, total bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  for step_id in select step.id from public.stage_steps as step where step.template_id = template loop
    execute format(
      'select count(*) from (select from public.applications where %s limit %s) as cards',
      private.board_condition(filter || jsonb_build_object('steps', jsonb_build_array(step_id))), least(most, 10000) + 1
    ) into total;
    return next;
  end loop;
end $$;
revoke all on function public.count_board_steps(jsonb, uuid, integer) from public;
grant execute on function public.count_board_steps(jsonb, uuid, integer) to authenticated, service_role;

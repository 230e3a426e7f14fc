-- What the product does by itself while an application is in a stage of a job (202). None exists until somebody adds it,
-- and it is off until somebody turns it on. A rule moves nobody and rejects nobody.
create type public.stage_rule_kind as enum ('mail', 'task', 'scorecard', 'remind');
create table public.stage_rules (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  stage public.application_stage not null,
  kind public.stage_rule_kind not null,
  is_on boolean not null default false,
  template_key text references public.email_templates (key) on delete cascade,
  -- Until the mail is sent: it can be cancelled for that long.
  minutes integer check (minutes between 1 and 43200),
  title text check (length(btrim(title)) between 1 and 200),
  -- Until the task or scorecard is due, or without an answer until the owner is reminded.
  days integer check (days between 0 and 90),
  -- Who gets the task or scorecard instead of the owner of the application.
  staff_id uuid references public.staff_profiles (user_id) on delete set null,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a rule never rejects" check (stage <> 'rejected' and template_key is distinct from 'application_rejected'),
  constraint "a rule has the fields of its kind" check (
    case kind
      when 'mail' then template_key is not null and minutes is not null and num_nonnulls(title, days, staff_id) = 0
      when 'task' then title is not null and days is not null and num_nonnulls(template_key, minutes) = 0
      when 'scorecard' then days is not null and num_nonnulls(template_key, minutes, title) = 0
      when 'remind' then days > 0 and num_nonnulls(template_key, minutes, title, staff_id) = 0
    end
  )
);
create index on public.stage_rules (job_id, stage);
create index on public.stage_rules (template_key) where template_key is not null;
create index on public.stage_rules (staff_id) where staff_id is not null;
create index on public.stage_rules (created_by);
create trigger set_updated_at before update on public.stage_rules
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.stage_rules
  for each row execute function private.audit('id');
alter table public.stage_rules enable row level security;
grant all on public.stage_rules to service_role;
grant select, delete on public.stage_rules to authenticated;
grant insert (job_id, stage, kind, is_on, template_key, minutes, title, days, staff_id),
  update (stage, is_on, template_key, minutes, title, days, staff_id) on public.stage_rules to authenticated;
create policy "recruiters can read stage rules" on public.stage_rules
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert stage rules" on public.stage_rules
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update stage rules" on public.stage_rules
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete stage rules" on public.stage_rules
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- A mail that needs words of its own, or that would announce another stage, cannot be sent by a rule.
create function private.check_stage_rule() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'mail' and (
    new.template_key in ('application_message', 'application_moved')
    or coalesce(private.stage_announced(new.template_key) <> new.stage, false)
    or not exists (
      select from public.email_templates where key = new.template_key and is_manual and key like 'application\_%'
    )
  ) then
    raise check_violation using message = 'a rule of this stage cannot send this template', hint = 'rule_template';
  end if;
  return new;
end $$;
revoke all on function private.check_stage_rule() from public;
create trigger check_stage_rule before insert or update of stage, template_key on public.stage_rules
  for each row execute function private.check_stage_rule();

-- Runs after the seconds in which a move can be undone. A later move replaces the job.
create function private.queue_stage_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.stage_rules as rule
    where rule.job_id = new.job_id and rule.stage = new.stage and rule.is_on and rule.kind <> 'remind'
  ) then
    perform private.add_job(
      'run-stage-rules', json_build_object('application_id', new.id), now() + interval '10 seconds', 'stage-rules:' || new.id
    );
  end if;
  return null;
end $$;
revoke all on function private.queue_stage_rules() from public;
create trigger queue_stage_rules after insert on public.applications
  for each row when (not new.imported) execute function private.queue_stage_rules();
create trigger queue_stage_rules_of_moved after update of stage, job_id on public.applications
  for each row when (old.stage <> new.stage or old.job_id <> new.job_id) execute function private.queue_stage_rules();

-- A rule gives each application one task and asks for one scorecard. It mails again only if the application left the stage
-- before the mail was sent, and not if somebody has sent the same template with the move.
create function private.find_stage_rules(application uuid)
returns table (rule_id uuid, kind public.stage_rule_kind, template_key text, send_after timestamptz, stage public.application_stage, entered_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select rule.id, rule.kind, rule.template_key, found.stage_changed_at + make_interval(mins => rule.minutes), found.stage,
    found.stage_changed_at
  from public.applications as found
  join public.people as person on person.id = found.person_id
  join public.stage_rules as rule on rule.job_id = found.job_id and rule.stage = found.stage and rule.is_on
  where found.id = find_stage_rules.application and found.withdrawn_at is null
    and person.erase_after is null and person.anonymised_at is null
    and case rule.kind
      when 'mail' then coalesce(found.contact_email, person.email) is not null and not exists (
        select from public.outbox as mail
        where mail.application_id = found.id and (
          mail.cause like 'stage_rule:' || rule.id || ':%' and (mail.state <> 'cancelled' or mail.ended is null)
          or mail.template_key = rule.template_key and mail.created_at >= found.stage_changed_at and mail.state <> 'cancelled'
        )
      )
      when 'remind' then false
      else not exists (
        select from public.application_events as event
        where event.application_id = found.id and event.kind = 'rule_' || rule.kind
          and event.data ->> 'rule_id' = rule.id::text
      )
    end
  order by rule.created_at, rule.id
$$;
revoke all on function private.find_stage_rules(uuid) from public;
grant execute on function private.find_stage_rules(uuid) to service_role;

-- The colleague who is responsible for the application, or else for its job or client. Accounts that are disabled are not.
create function private.responsible_for(application uuid, preferred uuid default null) returns uuid
language sql stable security definer set search_path = '' as $$
  select profile.user_id
  from public.applications as found
  left join public.job_staff as staff on staff.job_id = found.job_id
  left join public.jobs as job on job.id = found.job_id
  left join public.client_details as details on details.client_id = job.client_id
  cross join lateral unnest(array[preferred, found.owner_id, staff.owner_id, details.owner_id])
    with ordinality as choice (user_id, rank)
  join public.staff_profiles as profile on profile.user_id = choice.user_id
    and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  where found.id = application
  order by choice.rank limit 1
$$;
revoke all on function private.responsible_for(uuid, uuid) from public;
grant execute on function private.responsible_for(uuid, uuid) to service_role;

create function private.give_rule_task(application uuid, rule uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  given public.stage_rules;
  owner uuid;
begin
  select * into given from public.stage_rules where id = give_rule_task.rule;
  owner := private.responsible_for(application, given.staff_id);
  if given.kind = 'task' then
    insert into public.tasks (title, owner_id, due_on, application_id, created_by)
    values (given.title, owner, private.day_of(now()) + given.days, application, null);
  elsif owner is not null and not exists (
    select from public.scorecards as scorecard where scorecard.application_id = application and scorecard.staff_id = owner
  ) then
    insert into public.tasks (kind, title, owner_id, due_on, application_id, created_by)
    values ('scorecard', 'Scorecard', owner, private.day_of(now()) + given.days, application, null)
    on conflict do nothing;
  end if;
  perform private.record_application_event(
    application, 'rule_' || given.kind, jsonb_build_object('rule_id', given.id)
  );
end $$;
revoke all on function private.give_rule_task(uuid, uuid) from public;
grant execute on function private.give_rule_task(uuid, uuid) to service_role;

-- Once for each time that the applicant waits.
create function private.remind_of_answers() returns void
language plpgsql security definer set search_path = '' as $$
declare
  waiting record;
begin
  for waiting in
    select application.id, rule.id as rule_id, rule.days, private.responsible_for(application.id) as owner
    from public.stage_rules as rule
    join public.applications as application on application.job_id = rule.job_id and application.stage = rule.stage
    where rule.kind = 'remind' and rule.is_on and application.withdrawn_at is null
      and application.owed_answer_since < now() - make_interval(days => rule.days)
      and application.id not in (select private.applications_awaiting_erasure())
      and not exists (
        select from public.application_events as event
        where event.application_id = application.id and event.kind = 'rule_remind'
          and event.data ->> 'rule_id' = rule.id::text and event.created_at > application.owed_answer_since
      )
    limit 500
  loop
    insert into public.notifications (user_id, kind, application_id, data)
    select waiting.owner, 'answer_owed', waiting.id, jsonb_build_object('days', waiting.days)
    where waiting.owner is not null;
    perform private.record_application_event(
      waiting.id, 'rule_remind', jsonb_build_object('rule_id', waiting.rule_id, 'days', waiting.days)
    );
  end loop;
end $$;
revoke all on function private.remind_of_answers() from public;
grant execute on function private.remind_of_answers() to service_role;

-- Mail that waits is not sent by a rule that was turned off or deleted.
create function private.cancel_mail_of_rule() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('rule_ended', mail.state)
  where mail.cause like 'stage_rule:' || old.id || ':%' and mail.state <> 'sent' and mail.ended is null;
  return null;
end $$;
revoke all on function private.cancel_mail_of_rule() from public;
create trigger cancel_mail_of_stopped after update of is_on on public.stage_rules
  for each row when (old.is_on and not new.is_on) execute function private.cancel_mail_of_rule();
create trigger cancel_mail_of_deleted after delete on public.stage_rules
  for each row execute function private.cancel_mail_of_rule();

-- Nobody gave a task that a rule gives.
create or replace function private.notify_task_owner(task public.tasks, kind text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, actor_id, task_id)
  select profile.user_id,
    task.kind || '_' || case
      when notify_task_owner.kind = 'assigned' and private.acting_staff_id() is null then 'ruled'
      else notify_task_owner.kind
    end,
    private.acting_staff_id(), task.id
  from public.staff_profiles as profile
  where profile.user_id = task.owner_id and profile.user_id is distinct from private.acting_staff_id()
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
$$;

create function private.forget_in_stage_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.stage_rules set title = private.redact(title, traces) where private.mentions(title, hints, phone, traces);
  return null;
end $$;
revoke all on function private.forget_in_stage_rules() from public;
create trigger forget_in_stage_rules after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_stage_rules();

-- The rules of a copied job are off, as all new ones.
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
    description, requirements, process, benefits
  ) values (
    copy_slug, original.kind, original.client_id, original.field, original.location, original.country,
    original.remote, original.employment_type, original.seniority, original.title, original.summary,
    original.description, original.requirements, original.process, original.benefits
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

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.stage_rules;
  end if;
end $$;

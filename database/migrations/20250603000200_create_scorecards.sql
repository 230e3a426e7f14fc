-- The interview kit of a job: questions to ask, and attributes to rate afterwards (201). Only staff read it, so it is in
-- the language in which they wrote it.
create type public.kit_item_kind as enum ('question', 'attribute');
create table public.job_kit_items (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind public.kit_item_kind not null,
  position integer not null default 0,
  name text not null check (length(btrim(name)) between 1 and 300),
  hint text check (length(hint) between 1 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.job_kit_items (job_id, kind, position);
create trigger set_updated_at before update of name, hint on public.job_kit_items
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.job_kit_items
  for each row execute function private.audit('id');
alter table public.job_kit_items enable row level security;
grant all on public.job_kit_items to service_role;
grant select, delete on public.job_kit_items to authenticated;
grant insert (id, job_id, kind, position, name, hint), update (position, name, hint) on public.job_kit_items to authenticated;
create policy "recruiters can read interview kits" on public.job_kit_items
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert into interview kits" on public.job_kit_items
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update interview kits" on public.job_kit_items
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete from interview kits" on public.job_kit_items
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- Scores are stored with the name of the attribute, which may be renamed or removed from the kit later.
create function private.scores_fit(scores jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(scores) = 'array' then
    jsonb_array_length(scores) <= 100 and not exists (
      select from jsonb_array_elements(scores) as entry
      where not coalesce(
        jsonb_typeof(entry) = 'object' and jsonb_typeof(entry -> 'name') = 'string'
        and length(entry ->> 'name') between 1 and 300
        and jsonb_typeof(entry -> 'score') = 'number' and (entry -> 'score') in ('1', '2', '3', '4', '5')
        and not exists (select from jsonb_object_keys(entry) as key where key not in ('name', 'score')), false)
    )
  else false end
$$;
revoke all on function private.scores_fit(jsonb) from public;
grant execute on function private.scores_fit(jsonb) to authenticated, service_role;

create type public.recommendation as enum ('strong_no', 'no', 'yes', 'strong_yes');
create table public.scorecards (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  staff_id uuid not null default auth.uid() references public.staff_profiles (user_id) on delete cascade,
  recommendation public.recommendation not null,
  scores jsonb not null default '[]' check (private.scores_fit(scores)),
  notes text check (length(notes) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (application_id, staff_id)
);
create index on public.scorecards (staff_id);
create trigger set_updated_at before update of recommendation, scores, notes on public.scorecards
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.scorecards
  for each row execute function private.audit('id');
alter table public.scorecards enable row level security;
grant all on public.scorecards to service_role;
grant select on public.scorecards to authenticated;
grant insert (application_id, recommendation, scores, notes), update (recommendation, scores, notes)
  on public.scorecards to authenticated;

-- A policy cannot read its own table.
create function private.scored_applications() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select application_id from public.scorecards where staff_id = auth.uid()
$$;
revoke all on function private.scored_applications() from public;
grant execute on function private.scored_applications() to authenticated, service_role;

create policy "recruiters can read their own scorecards" on public.scorecards
  for select to authenticated using (
    staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
    and application_id not in (select private.applications_awaiting_erasure())
  );
create policy "recruiters can read scorecards of others after their own" on public.scorecards
  for select to authenticated using (
    (select private.is_staff('recruiter', 'admin'))
    and application_id in (select private.scored_applications())
    and application_id not in (select private.applications_awaiting_erasure())
  );
create policy "recruiters can read scorecards of decided applications" on public.scorecards
  for select to authenticated using (
    (select private.is_staff('recruiter', 'admin'))
    and application_id not in (select private.applications_awaiting_erasure())
    and exists (
      select from public.applications as application
      where application.id = application_id and application.stage in ('hired', 'rejected')
    )
  );
create policy "recruiters can insert their own scorecards" on public.scorecards
  for insert to authenticated with check (
    staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
    and application_id not in (select private.applications_awaiting_erasure())
  );
create policy "recruiters can update their own scorecards" on public.scorecards
  for update to authenticated
  using (staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));

-- Who has written one is no secret, unlike what it says.
create function public.list_scorecard_authors(application uuid)
returns table (staff_id uuid, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select scorecard.staff_id, scorecard.created_at from public.scorecards as scorecard
  where scorecard.application_id = list_scorecard_authors.application and private.is_staff('recruiter', 'admin')
    and scorecard.application_id not in (select private.applications_awaiting_erasure())
  order by scorecard.created_at, scorecard.staff_id
$$;
revoke all on function public.list_scorecard_authors(uuid) from public;
grant execute on function public.list_scorecard_authors(uuid) to authenticated, service_role;

-- To ask a colleague for a scorecard is to give a task, which is due and mentioned as any other.
create type public.task_kind as enum ('task', 'scorecard');
alter table public.tasks add column kind public.task_kind not null default 'task';
alter table public.tasks add constraint "a scorecard is about an application"
  check (kind <> 'scorecard' or application_id is not null);
grant insert (kind) on public.tasks to authenticated;
create unique index tasks_one_scorecard on public.tasks (application_id, owner_id)
  where kind = 'scorecard' and done_at is null;

create or replace function private.notify_task_owner(task public.tasks, kind text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, actor_id, task_id)
  select profile.user_id, task.kind || '_' || notify_task_owner.kind, private.acting_staff_id(), task.id
  from public.staff_profiles as profile
  where profile.user_id = task.owner_id and profile.user_id is distinct from private.acting_staff_id()
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
$$;

create or replace function private.log_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event constant text := case
    when tg_op = 'INSERT' and new.kind = 'scorecard' then 'scorecard_asked'
    when tg_op = 'INSERT' then 'task_added'
    -- The scorecard itself is in the timeline.
    when new.kind = 'scorecard' then null
    when new.done_at is not null and old.done_at is null then 'task_done'
    when new.done_at is null and old.done_at is not null then 'task_reopened'
  end;
  data constant jsonb := case
    when new.kind = 'scorecard' then jsonb_build_object('staff_id', new.owner_id)
    else jsonb_build_object('task_id', new.id)
  end;
begin
  if event is not null and new.application_id is not null then
    perform private.record_application_event(new.application_id, event, data);
  elsif event is not null and new.person_id is not null then
    perform private.record_person_event(new.person_id, event, data);
  elsif event is not null and new.client_id is not null then
    perform private.record_client_event(new.client_id, event, data);
  end if;
  if new.done_at is not null then
    update public.notifications set read_at = now() where task_id = new.id and read_at is null;
  elsif tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id then
    perform private.notify_task_owner(new, 'assigned');
  end if;
  return null;
end $$;

create or replace function private.remind_of_tasks() returns void
language sql security definer set search_path = '' as $$
  with due as (
    update public.tasks set reminded_at = now()
    where done_at is null and reminded_at is null
      and due_on <= ((now() at time zone 'Europe/Stockholm') - interval '7 hours')::date
      and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
      and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
    returning tasks.*
  )
  select private.notify_task_owner(due::public.tasks, 'due') from due
$$;

create function private.log_scorecard() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_application_event(new.application_id, 'scorecard_submitted');
  update public.tasks set done_at = now()
  where kind = 'scorecard' and application_id = new.application_id and owner_id = new.staff_id and done_at is null;
  return null;
end $$;
revoke all on function private.log_scorecard() from public;
create trigger log_scorecard after insert on public.scorecards
  for each row execute function private.log_scorecard();

-- The scores stay, as those of ratings do: the agency has to account for its decisions.
create function private.forget_in_scorecards() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.scorecards set notes = null
  where notes is not null and application_id in (select id from public.applications where person_id = new.id);
  update public.scorecards set notes = private.redact(notes, traces) where private.mentions(notes, hints, phone, traces);
  update public.job_kit_items set name = private.redact(name, traces), hint = private.redact(hint, traces)
  where private.mentions(concat_ws(E'\n\n|', name, hint), hints, phone, traces);
  return null;
end $$;
revoke all on function private.forget_in_scorecards() from public;
create trigger forget_in_scorecards after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_scorecards();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.job_kit_items, public.scorecards;
  end if;
end $$;

-- A copy has the kit of the original, if the caller may read it.
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
  return copy_id;
end $$;

-- Nobody else can write the scorecard of a colleague who leaves.
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
  update public.client_details set owner_id = successor where owner_id = colleague;
  update public.waiting_list set assignee_id = successor where assignee_id = colleague and state <> 'closed';
  delete from public.tasks where owner_id = colleague and kind = 'scorecard' and done_at is null;
  update public.tasks set owner_id = successor where owner_id = colleague and done_at is null;
  update public.booking_links set paused = true where staff_id = colleague and not paused;
  perform private.end_links(colleague);
  perform private.announce_ended_links(colleague);
end $$;

create or replace function public.undo_add_to_job(application_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  delete from public.applications as application
  where application.id = application_id and application.source in ('candidate_bank', 'proposed') and application.stage = 'new'
    and application.created_at > now() - interval '10 minutes'
    and application.id not in (select private.applications_awaiting_erasure())
    and not exists (select from public.application_notes as note where note.application_id = application.id)
    and not exists (select from public.application_ratings as rating where rating.application_id = application.id)
    and not exists (select from public.scorecards as scorecard where scorecard.application_id = application.id)
    and not exists (select from public.tasks as task where task.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;

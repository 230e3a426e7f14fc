-- Work that a colleague does by a day, about one person, application, job or client (200).
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 200),
  details text check (length(details) between 1 and 2000),
  owner_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  due_on date not null check (due_on between '2020-01-01' and '2199-12-31'),
  person_id uuid references public.people (id) on delete cascade,
  application_id uuid references public.applications (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  client_id uuid references public.clients (id) on delete cascade,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.staff_profiles (user_id) on delete set null,
  -- When the owner was notified that it is due, or had no need to be.
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a task is about one record" check (num_nonnulls(person_id, application_id, job_id, client_id) = 1)
);
create index on public.tasks (owner_id, due_on) where done_at is null;
create index on public.tasks (due_on) where done_at is null and reminded_at is null;
create index on public.tasks (person_id) where person_id is not null;
create index on public.tasks (application_id) where application_id is not null;
create index on public.tasks (job_id) where job_id is not null;
create index on public.tasks (client_id) where client_id is not null;
create index on public.tasks (created_by);
create index on public.tasks (done_by) where done_by is not null;

create trigger set_updated_at before update of title, details, owner_id, due_on on public.tasks
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.tasks
  for each row execute function private.audit('id');
alter table public.tasks enable row level security;
grant all on public.tasks to service_role;
grant select, delete on public.tasks to authenticated;
grant insert (title, details, owner_id, due_on, person_id, application_id, job_id, client_id) on public.tasks to authenticated;
grant update (title, details, owner_id, due_on, done_at) on public.tasks to authenticated;
create policy "recruiters can read tasks" on public.tasks
  for select to authenticated using (
    (select private.is_staff('recruiter', 'admin'))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
    and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
  );
create policy "recruiters can insert tasks" on public.tasks
  for insert to authenticated with check (
    (select private.is_staff('recruiter', 'admin'))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
    and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
  );
create policy "recruiters can update tasks" on public.tasks
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete tasks that they created" on public.tasks
  for delete to authenticated
  using (created_by = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "admins can delete tasks" on public.tasks
  for delete to authenticated using ((select private.is_staff('admin')));

-- A task that was already due when it was given needs no reminder: its owner has just read it.
create function private.stamp_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_done constant timestamptz := case when tg_op = 'UPDATE' then old.done_at end;
begin
  if new.done_at is null then
    new.done_by := null;
  elsif was_done is null then
    new.done_at := now();
    new.done_by := private.acting_staff_id();
  else
    new.done_at := was_done;
  end if;
  if tg_op = 'INSERT' or new.due_on <> old.due_on or new.owner_id is distinct from old.owner_id then
    new.reminded_at := case when new.due_on <= private.day_of(now()) then now() end;
  end if;
  return new;
end $$;
revoke all on function private.stamp_task() from public;
create trigger stamp_task before insert or update of done_at, due_on, owner_id on public.tasks
  for each row execute function private.stamp_task();

-- A notification about a task leads to what the task is about.
alter table public.notifications add column task_id uuid references public.tasks (id) on delete cascade;
create index on public.notifications (task_id) where task_id is not null;
create policy "notifications of hidden tasks are hidden" on public.notifications as restrictive
  for select to authenticated
  using (task_id is null or exists (select from public.tasks as task where task.id = notifications.task_id));

create function private.notify_task_owner(task public.tasks, kind text) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, actor_id, task_id)
  select profile.user_id, notify_task_owner.kind, private.acting_staff_id(), task.id
  from public.staff_profiles as profile
  where profile.user_id = task.owner_id and profile.user_id is distinct from private.acting_staff_id()
    and profile.role in ('recruiter', 'admin') and profile.state = 'active'
$$;
revoke all on function private.notify_task_owner(public.tasks, text) from public;
grant execute on function private.notify_task_owner(public.tasks, text) to service_role;

-- Jobs have no timeline. The events hold no text: the title is read from the task.
create function private.log_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when tg_op = 'INSERT' then 'task_added'
    when new.done_at is not null and old.done_at is null then 'task_done'
    when new.done_at is null and old.done_at is not null then 'task_reopened'
  end;
  data constant jsonb := jsonb_build_object('task_id', new.id);
begin
  if kind is not null and new.application_id is not null then
    perform private.record_application_event(new.application_id, kind, data);
  elsif kind is not null and new.person_id is not null then
    perform private.record_person_event(new.person_id, kind, data);
  elsif kind is not null and new.client_id is not null then
    perform private.record_client_event(new.client_id, kind, data);
  end if;
  if new.done_at is not null then
    update public.notifications set read_at = now() where task_id = new.id and read_at is null;
  elsif tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id then
    perform private.notify_task_owner(new, 'task_assigned');
  end if;
  return null;
end $$;
revoke all on function private.log_task() from public;
create trigger log_task after insert or update of done_at, owner_id on public.tasks
  for each row execute function private.log_task();

-- At seven in the morning in Stockholm; after that, until it is done.
create function private.remind_of_tasks() returns void
language sql security definer set search_path = '' as $$
  with due as (
    update public.tasks set reminded_at = now()
    where done_at is null and reminded_at is null
      and due_on <= ((now() at time zone 'Europe/Stockholm') - interval '7 hours')::date
      and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
      and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
    returning tasks.*
  )
  select private.notify_task_owner(due::public.tasks, 'task_due') from due
$$;
revoke all on function private.remind_of_tasks() from public;
grant execute on function private.remind_of_tasks() to service_role;

-- Tasks about an erased person go; the name may be in those about somebody else.
create function private.forget_in_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  delete from public.tasks where person_id = new.id
    or application_id in (select id from public.applications where applications.person_id = new.id);
  update public.tasks set title = private.redact(title, traces), details = private.redact(details, traces)
  where private.mentions(concat_ws(E'\n\n|', title, details), hints, phone, traces);
  return null;
end $$;
revoke all on function private.forget_in_tasks() from public;
create trigger forget_in_tasks after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_tasks();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.tasks;
  end if;
end $$;

-- Open tasks go to the successor with the other work.
drop function public.count_work(uuid);
create function public.count_work(colleague uuid)
returns table (
  jobs bigint, applications bigint, clients bigint, leads bigint, tasks bigint, booking_links bigint, shared_links bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return query select
    (select count(*) from public.job_staff as staff join public.jobs as job on job.id = staff.job_id
      where staff.owner_id = colleague and job.state <> 'closed'),
    (select count(*) from public.applications as application
      where application.owner_id = colleague and application.stage not in ('hired', 'rejected')
        and application.withdrawn_at is null),
    (select count(*) from public.client_details as details where details.owner_id = colleague),
    (select count(*) from public.waiting_list as lead where lead.assignee_id = colleague and lead.state <> 'closed'),
    (select count(*) from public.tasks as task where task.owner_id = colleague and task.done_at is null),
    (select count(*) from public.booking_links as link where link.staff_id = colleague and not link.paused),
    (select count(*) from public.review_links as link
      where link.created_by = colleague and coalesce(link.links_ended_at < link.link_made_at, true)
        and link.revoked_at is null and link.expires_at > now())
    + (select count(*) from public.article_previews as preview
      where preview.created_by = colleague and preview.expires_at > now());
end $$;
revoke all on function public.count_work(uuid) from public;
grant execute on function public.count_work(uuid) to authenticated, service_role;

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
  update public.tasks set owner_id = successor where owner_id = colleague and done_at is null;
  update public.booking_links set paused = true where staff_id = colleague and not paused;
  perform private.end_links(colleague);
  perform private.announce_ended_links(colleague);
end $$;

-- An application that somebody has a task about stays.
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
    and not exists (select from public.tasks as task where task.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;

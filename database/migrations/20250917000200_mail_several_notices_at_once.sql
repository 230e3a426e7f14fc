-- older programs: run
-- Colleagues got one mail for each task or withdrawal, none of which named anybody. A mail now lists all of a moment, so it
-- is found by its notifications: they record that it was sent, and it goes when one of them does.

alter table public.notifications
  add column mail_id uuid references public.outbox (id) on delete set null;

create function private.forget_mail_of_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where id = old.mail_id;
  return null;
end $$;
revoke all on function private.forget_mail_of_notification() from public;
grant execute on function private.forget_mail_of_notification() to service_role;
comment on function private.forget_mail_of_notification() is
  'Deletes the mail that names the subject of a notification. Notifications are deleted with the person whom they are about, and where a colleague may no longer see the job.';

create trigger forget_mail after delete on public.notifications
  for each row when (old.mail_id is not null) execute function private.forget_mail_of_notification();

create function private.forget_in_notice_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name constant boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces constant text := private.traces_of(old, with_name, false);
  hints constant text[] := private.hints_of(old, with_name);
  phone constant text := private.hint_of_phone(old.phone);
begin
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces)
  where template_key = 'staff_task' and private.mentions(concat_ws(E'\n\n|', variables, subject, body_text, html), hints, phone, traces);
  return null;
end $$;
revoke all on function private.forget_in_notice_mail() from public;
grant execute on function private.forget_in_notice_mail() to service_role;
comment on function private.forget_in_notice_mail() is
  'Redacts mail about tasks whose titles name an erased person, as the titles themselves are.';

create trigger forget_in_notice_mail after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_notice_mail();

-- A rule tells nobody of a task that their own move has caused.
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
    and (notify_task_owner.kind <> 'assigned' or private.acting_staff_id() is not null or profile.user_id is distinct from (
      select event.actor_id from public.application_events as event
      where event.application_id = task.application_id and event.kind in ('created', 'stage_moved', 'job_moved')
      order by event.id desc limit 1
    ))
$$;

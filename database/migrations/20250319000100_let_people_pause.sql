-- People pause and resume their own profiles. The event of that action names the profile and has the person as its
-- actor, so a second event without an actor would only repeat it.
create or replace function private.log_freelancer_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.acting_staff_id() is null and 'paused' in (old.state, new.state) then
    return null;
  end if;
  insert into public.person_events (person_id, kind, actor_id, data)
  values (new.person_id, 'freelancer_state_changed', private.acting_staff_id(),
    jsonb_build_object('from', old.state, 'to', new.state));
  return null;
end $$;

-- Mail about jobs ends with the profile that it was sent for. A suggestion may be meant for either profile: it ends
-- when neither is open to jobs.
create function private.cancel_mail_about_jobs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end(new.state::text, mail.state)
  where mail.person_id = new.person_id and mail.state <> 'sent' and mail.ended is null
    and (mail.template_key = 'job_alert' and tg_table_name = 'candidates'
      or mail.template_key = 'candidate_job_suggestion'
        and not exists (select from public.candidates where person_id = new.person_id and state = 'active')
        and not exists (select from public.freelancers where person_id = new.person_id and state = 'approved'));
  return null;
end $$;
revoke all on function private.cancel_mail_about_jobs() from public;
grant execute on function private.cancel_mail_about_jobs() to service_role;

create trigger cancel_mail_about_jobs after update of state on public.candidates
  for each row when (old.state <> new.state and new.state in ('paused', 'left'))
  execute function private.cancel_mail_about_jobs();
create trigger cancel_mail_about_jobs after update of state on public.freelancers
  for each row when (old.state <> new.state and new.state in ('paused', 'left'))
  execute function private.cancel_mail_about_jobs();

-- older programs: run
-- Somebody who only got mail about a restricted job is tied to it too, a merged record leads to the one that was kept,
-- and a colleague who puts a mail off means the new time, also after an outage of the mail server.

create or replace function private.is_tied_to_hidden_jobs(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden = '{}' then
    return false;
  end if;
  return private.has_hidden_applications(person)
    or exists (select from public.job_contacts where person_id = person and job_id = any (hidden))
    or exists (
      select from public.interview_attendees as attendee
      join public.interviews as interview on interview.id = attendee.interview_id
      where attendee.person_id = person and interview.job_id = any (hidden)
    )
    or exists (
      select from public.job_approval_contacts as asked
      join public.job_approvals as approval on approval.id = asked.approval_id
      where asked.person_id = person and approval.job_id = any (hidden)
    )
    or exists (
      select from public.outbox as mail
      left join public.interviews as interview on interview.id = mail.interview_id
      where mail.person_id = person and (
        mail.job_id = any (hidden) or interview.job_id = any (hidden)
        or coalesce(mail.links #>> '{link,review_link_id}', split_part(mail.cause, ':', 2))
          in (select private.shared_of_hidden_jobs())
      )
    );
end $$;
comment on function private.is_tied_to_hidden_jobs(uuid) is
  'True if mail to the person can concern a restricted job that the caller does not see: the person has applied for it, got mail about it, or follows, approves or interviews for it on behalf of the client.';

create or replace function private.guard_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'api_token' then
    raise insufficient_privilege using message = 'an API token cannot change the address of a person', hint = 'email_guarded';
  end if;
  -- Forms find the kept record by it, so a new one would lead a stranger's form there.
  if old.merged_into is not null then
    raise insufficient_privilege using message = 'the address of a merged record stays as it is', hint = 'email_guarded';
  end if;
  if private.is_tied_to_hidden_jobs(old.id) then
    raise insufficient_privilege using
      message = 'only an administrator or somebody who sees all applications of this person changes the address',
      hint = 'email_guarded';
  end if;
  return new;
end $$;

create or replace function private.people_of_hidden_jobs() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  hidden constant uuid[] := array(select private.hidden_jobs());
begin
  if hidden <> '{}' then
    return query with known as (
      select distinct application.person_id as id from public.applications as application
      where application.job_id = any (hidden)
        and not exists (
          select from public.applications as other
          where other.person_id = application.person_id and other.job_id <> all (hidden)
        )
        and not exists (select from public.candidates as role where role.person_id = application.person_id)
        and not exists (select from public.freelancers as role where role.person_id = application.person_id)
        and not exists (select from public.waiting_list as role where role.person_id = application.person_id)
        and not exists (select from public.client_contacts as role where role.person_id = application.person_id)
    )
    select id from known
    union all
    select merged.id from public.people as merged where merged.merged_into in (select id from known);
  end if;
end $$;

create or replace function private.is_known_by_restricted_jobs_only(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with kept as (
    select coalesce((select merged_into from public.people where id = person), person) as id
  )
  select exists (
    select from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id and staff.is_restricted
    where application.person_id = kept.id
  ) and not exists (
    select from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id and not staff.is_restricted
    where application.person_id = kept.id
  )
  and not exists (select from public.candidates as role where role.person_id = kept.id)
  and not exists (select from public.freelancers as role where role.person_id = kept.id)
  and not exists (select from public.waiting_list as role where role.person_id = kept.id)
  and not exists (select from public.client_contacts as role where role.person_id = kept.id)
  from kept
$$;

create or replace function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_client constant boolean := auth.role() is not distinct from 'authenticated';
begin
  if new.state in ('queued', 'failed') and new.state <> old.state
    and (new.ended is not null or not private.may_be_mailed(new.person_id, new.template_key)) then
    if is_client then
      raise exception 'the reason for this mail has ended' using hint = 'mail_reason_ended';
    end if;
    new.state := 'cancelled';
    return new;
  end if;
  -- A merge also moves mail that was sent long ago to the person who stays.
  if not is_client or new.ended is distinct from old.ended
    or (new.state, new.send_after) is not distinct from (old.state, old.send_after) then
    return new;
  end if;
  if private.is_notice(new.template_key) then
    if old.state = 'queued' then
      raise exception 'a notice is not called back' using hint = 'mail_is_notice';
    end if;
    new.send_after := now();
  end if;
  if not (old.state in ('failed', 'cancelled', 'kept') and new.state = 'queued')
    and not (old.state = 'queued' and new.state in ('queued', 'cancelled')) then
    raise exception 'a mail that is % cannot become %', old.state, new.state using hint = 'mail_state';
  end if;
  if new.state = 'queued' then
    -- A mail with attempts waits for the mail server, whose return would replace the chosen time.
    new.attempts := 0;
    new.last_error := null;
    -- After a merge that kept a doubtful address, mail that was written for the other one waits as long as private links.
    new.send_after := greatest(new.send_after, (
      select links_held_until from public.people where id = new.person_id and email = new.to_email
    ));
  end if;
  return new;
end $$;

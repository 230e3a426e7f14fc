-- A colleague who leaves hands over conversations and coming interviews as well.

-- Interviews that the colleague has planned or attends, and that are not over.
create function private.coming_interviews(colleague uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select interview.id
  from public.interviews as interview
  where (interview.state = 'proposed' or interview.state = 'booked' and interview.ends_at > now())
    and (
      interview.created_by = colleague
      or exists (
        select from public.interview_attendees as attendee
        where attendee.interview_id = interview.id and attendee.staff_id = colleague and attendee.removed_at is null
      )
    )
$$;
revoke all on function private.coming_interviews(uuid) from public;
grant execute on function private.coming_interviews(uuid) to service_role;

create function private.hand_over_interviews(colleague uuid, successor uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  given uuid;
begin
  for given in
    select id from public.interviews where id in (select private.coming_interviews(colleague)) order by id for update
  loop
    update public.interviews set created_by = successor where id = given and created_by = colleague;
    continue when not exists (
      select from public.interview_attendees as attendee
      where attendee.interview_id = given and attendee.staff_id = colleague and attendee.removed_at is null
    );
    begin
      update public.interview_attendees set removed_at = now() where interview_id = given and staff_id = colleague;
      insert into public.interview_attendees (interview_id, staff_id) values (given, successor)
      on conflict (interview_id, staff_id) do update set removed_at = null;
      perform private.reserve_interview(given);
      perform private.add_job('tell-of-interview', json_build_object('id', given), now(), 'interview:' || given);
    exception when exclusion_violation then
      -- The successor is busy then: the interview stays with the colleague until somebody moves it.
      null;
    end;
  end loop;
end $$;
revoke all on function private.hand_over_interviews(uuid, uuid) from public;
grant execute on function private.hand_over_interviews(uuid, uuid) to service_role;

drop function public.count_work(uuid);
create function public.count_work(colleague uuid)
returns table (
  jobs bigint, applications bigint, interviews bigint, conversations bigint, clients bigint, leads bigint, tasks bigint,
  booking_links bigint, shared_links bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query select
    (select count(*) from public.job_staff as staff join public.jobs as job on job.id = staff.job_id
      where staff.owner_id = colleague and job.state <> 'closed'),
    (select count(*) from public.applications as application
      where application.owner_id = colleague and application.stage not in ('hired', 'rejected')
        and application.withdrawn_at is null),
    (select count(*) from private.coming_interviews(colleague)),
    (select count(*) from public.conversations as conversation where conversation.assignee_id = colleague),
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
language plpgsql security definer set search_path = ''
as $$
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
  perform private.hand_over_interviews(colleague, successor);
  update public.conversations set assignee_id = successor where assignee_id = colleague;
  update public.client_details set owner_id = successor where owner_id = colleague;
  update public.waiting_list set assignee_id = successor where assignee_id = colleague and state <> 'closed';
  delete from public.tasks where owner_id = colleague and kind = 'scorecard' and done_at is null;
  update public.tasks set owner_id = successor where owner_id = colleague and done_at is null;
  update public.stage_rules set staff_id = successor where staff_id = colleague;
  update public.booking_links set paused = true where staff_id = colleague and not paused;
  perform private.end_links(colleague);
  perform private.announce_ended_links(colleague);
end $$;

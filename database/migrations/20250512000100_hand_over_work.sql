-- When a colleague leaves, an administrator gives their open work to somebody else in one step.

create function private.require_administrator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' and not private.is_staff('admin') then
    raise insufficient_privilege using message = 'only administrators do this';
  end if;
end $$;
revoke all on function private.require_administrator() from public;

create function public.count_work(colleague uuid)
returns table (jobs bigint, applications bigint, clients bigint, leads bigint, booking_links bigint)
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
    (select count(*) from public.booking_links as link where link.staff_id = colleague and not link.paused);
end $$;
revoke all on function public.count_work(uuid) from public;
grant execute on function public.count_work(uuid) to authenticated, service_role;

-- Closed work keeps the name of the colleague who did it. A booking link opens the calendar of its owner, so it is paused.
create function public.hand_over_work(colleague uuid, successor uuid) returns void
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
  update public.booking_links set paused = true where staff_id = colleague and not paused;
end $$;
revoke all on function public.hand_over_work(uuid, uuid) from public;
grant execute on function public.hand_over_work(uuid, uuid) to authenticated, service_role;

-- The people whom the caller has interviewed and not judged yet. One who was asked for has a task, which is listed as such.
create function public.list_missing_scorecards()
returns table (application_id uuid, full_name text, job_title jsonb, ended_at timestamptz)
language sql stable set search_path = '' as $$
  select application.id, person.full_name, job.title, max(interview.ends_at)
  from public.interviews as interview
  join public.interview_attendees as attendee
    on attendee.interview_id = interview.id and attendee.staff_id = (select auth.uid()) and attendee.removed_at is null
  join public.applications as application
    on application.id = interview.application_id and application.job_id = interview.job_id
      and application.stage not in ('hired', 'rejected') and application.withdrawn_at is null
  join public.people as person on person.id = application.person_id
  join public.jobs as job on job.id = interview.job_id
  where interview.state = 'booked' and interview.ends_at between now() - interval '30 days' and now()
    and not exists (
      select from public.scorecards as scorecard
      where scorecard.application_id = application.id and scorecard.staff_id = (select auth.uid())
    )
    and not exists (
      select from public.tasks as task
      where task.application_id = application.id and task.kind = 'scorecard' and task.owner_id = (select auth.uid())
        and task.done_at is null
    )
  group by application.id, person.full_name, job.title
  order by 4 desc limit 50
$$;
revoke all on function public.list_missing_scorecards() from public;
grant execute on function public.list_missing_scorecards() to authenticated, service_role;

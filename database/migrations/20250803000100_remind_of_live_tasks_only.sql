-- older programs: run

-- Tasks that a stage rule gave, and scorecards, are about going on with the applicant. Those of 27 applicants who were
-- rejected when their job closed reminded their owner the next morning all the same.
create or replace function private.remind_of_tasks() returns void
language sql security definer set search_path = '' as $$
  with due as (
    update public.tasks set reminded_at = now()
    where done_at is null and reminded_at is null
      and due_on <= ((now() at time zone 'Europe/Stockholm') - interval '7 hours')::date
      and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
      and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
      and not (
        (kind = 'scorecard' or created_by is null)
        and exists (
          select from public.applications as application where application.id = application_id
            and (application.stage = 'rejected' or application.withdrawn_at is not null)
        )
      )
    returning tasks.*
  )
  select private.notify_task_owner(due::public.tasks, 'due') from due
$$;

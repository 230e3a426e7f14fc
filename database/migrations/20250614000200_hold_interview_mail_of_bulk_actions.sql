-- While a bulk action can be undone, nobody is told that it cancelled their interview, and all that it added can be removed.

/* True for an application that a bulk action has changed or added, while that can still be undone. */
create function private.can_be_undone_in_bulk(application uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.bulk_action_rows as acted
    join public.bulk_actions as action on action.id = acted.action_id
    where acted.before is not null and acted.target_id in (
      select application
      union all select person_id from public.applications where id = application
      union all select other.id from public.applications as own
        join public.applications as other on other.person_id = own.person_id where own.id = application
    )
    and application in (acted.target_id, (acted.before ->> 'application_id')::uuid)
    and (action.state in ('running', 'cancelling', 'undoing') or action.state = 'done' and action.undo_until > now())
  )
$$;
revoke all on function private.can_be_undone_in_bulk(uuid) from public;
grant execute on function private.can_be_undone_in_bulk(uuid) to service_role;

create or replace function public.undo_add_to_job(application_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  delete from public.applications as application
  where application.id = application_id and application.source in ('candidate_bank', 'proposed') and application.stage = 'new'
    and (application.created_at > now() - interval '10 minutes' or private.can_be_undone_in_bulk(application.id))
    and application.id not in (select private.applications_awaiting_erasure())
    and not exists (select from public.application_notes as note where note.application_id = application.id)
    and not exists (select from public.application_ratings as rating where rating.application_id = application.id)
    and not exists (select from public.scorecards as scorecard where scorecard.application_id = application.id)
    and not exists (select from public.tasks as task where task.application_id = application.id)
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;

-- older programs: run
-- Work on a restricted job is given only to colleagues who see the job: others would not hear of it and could not open it.

create function private.require_colleagues_who_see_the_job() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The column that names a colleague, or several.
  given constant jsonb := to_jsonb(new) -> tg_argv[0];
  given_before constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) -> tg_argv[0] end;
  job constant uuid := coalesce(
    (to_jsonb(new) ->> 'job_id')::uuid,
    (select job_id from public.applications where id = (to_jsonb(new) ->> 'application_id')::uuid)
  );
begin
  if exists (
    select from jsonb_array_elements(case jsonb_typeof(given) when 'array' then given else jsonb_build_array(given) end)
      as colleague (id)
    where colleague.id <> 'null' and (given_before @> colleague.id) is not true
      and not private.is_shown_job(job, (colleague.id #>> '{}')::uuid)
  ) then
    raise exception 'the colleague does not see this job' using hint = 'colleague_not_on_team';
  end if;
  return new;
end $$;
revoke all on function private.require_colleagues_who_see_the_job() from public;
comment on function private.require_colleagues_who_see_the_job() is
  'Rejects a row about a restricted job that names a colleague who does not see the job, in the column that the trigger passes. What a colleague was given before stays, so that it can be edited.';

-- What the product does by itself chooses among those who see the job (private.responsible_for), and undoing an import or
-- a merge restores what was.
create trigger require_colleagues_who_see_the_job before update of owner_id on public.applications
  for each row when (current_user in ('authenticated', 'api_token') and new.owner_id is distinct from old.owner_id)
  execute function private.require_colleagues_who_see_the_job('owner_id');
create trigger require_colleagues_who_see_the_job before insert or update of owner_id on public.tasks
  for each row when (current_user in ('authenticated', 'api_token'))
  execute function private.require_colleagues_who_see_the_job('owner_id');
create trigger require_colleagues_who_see_the_job before insert or update of mentions on public.application_notes
  for each row when (current_user in ('authenticated', 'api_token') and new.mentions <> '{}')
  execute function private.require_colleagues_who_see_the_job('mentions');
create trigger require_colleagues_who_see_the_job before insert or update of staff_id on public.stage_rules
  for each row when (current_user in ('authenticated', 'api_token') and new.staff_id is not null)
  execute function private.require_colleagues_who_see_the_job('staff_id');
create trigger require_colleagues_who_see_the_job before update of assignee_id on public.conversations
  for each row when (current_user in ('authenticated', 'api_token') and new.assignee_id is distinct from old.assignee_id)
  execute function private.require_colleagues_who_see_the_job('assignee_id');

-- Two functions with rights of their own still changed what belongs to a person who awaits erasure, and told whether it exists.
create or replace function public.remove_newsletter_readers(readers uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters can remove readers';
  end if;
  if cardinality(readers) > 1000 then
    raise invalid_parameter_value using message = 'too many readers at once';
  end if;
  readers := array(
    select reader from unnest(readers) as reader where reader not in (select private.people_awaiting_erasure())
  );
  with withdrawn as (
    update public.consents set withdrawn_at = now()
    where person_id = any (readers) and purpose = 'newsletter' and withdrawn_at is null
    returning person_id
  ), dropped as (
    delete from public.pending_submissions
    where person_id = any (readers) and form = 'join-newsletter' and confirmed_at is null
    returning person_id
  ), recorded as (
    insert into public.person_events (person_id, kind, actor_id)
    select person_id, 'left_newsletter', auth.uid() from withdrawn
  )
  select count(distinct person_id) into removed from (table withdrawn union all table dropped) as gone;
  return removed;
end $$;

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
    and not exists (select from public.outbox as mail where mail.application_id = application.id);
  return found;
end $$;

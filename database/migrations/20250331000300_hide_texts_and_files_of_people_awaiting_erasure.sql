-- A person who awaits erasure is hidden from lists and search. The file of a CV, and texts about the person, were still
-- open to recruiters who knew or searched for them.
create function private.files_awaiting_erasure() returns setof text
language sql stable security definer set search_path = '' as $$
  select document.path from public.people as person
  join public.documents as document on document.person_id = person.id
  where person.erase_after is not null and document.bucket = 'cvs'
  union all
  select submission.cv_path from public.people as person
  join public.pending_submissions as submission on submission.person_id = person.id
  where person.erase_after is not null and submission.cv_bucket = 'cvs' and submission.cv_path is not null
$$;
revoke all on function private.files_awaiting_erasure() from public;
grant execute on function private.files_awaiting_erasure() to authenticated, service_role;

alter policy "recruiters can read CVs" on storage.objects using (
  bucket_id = 'cvs' and (select private.is_staff('recruiter', 'admin'))
  and name not in (select private.files_awaiting_erasure())
);
alter policy "recruiters can read answers" on public.application_answers using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can read notes" on public.application_notes using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can read ratings" on public.application_ratings using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can read availability" on public.freelancer_availability using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read freelancer notes" on public.freelancer_notes using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);

-- Mail about privacy stays, so that staff see whether the person was told.
alter policy "admins can read all mail" on public.outbox using (
  (select private.is_staff('admin')) and (
    person_id is null or template_key like 'privacy\_%' or person_id not in (select private.people_awaiting_erasure())
  )
);
alter policy "recruiters can read mail to people" on public.outbox using (
  not concerns_account and (select private.is_staff('recruiter')) and (
    person_id is null or template_key like 'privacy\_%' or person_id not in (select private.people_awaiting_erasure())
  )
);

-- Returns the number of waiting mails that the erasure had cancelled: until it is undone, nobody can count them.
drop function public.undo_erasure(uuid);
create function public.undo_erasure(person_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person public.people := private.require_person(person_id);
  cancelled integer;
begin
  if person.erase_after is null then
    return 0;
  end if;
  select count(*) into cancelled from public.outbox as mail
  where mail.person_id = person.id and ended ->> 'because' = 'erasure' and ended ->> 'was' in ('queued', 'failed');
  update public.people set erase_after = null where id = person.id;
  update public.privacy_requests set state = 'received', handled_by = null
  where privacy_requests.person_id = person.id and kind = 'erasure' and state = 'in_progress';
  perform private.record_person_event(person.id, 'erasure_undone');
  return cancelled;
end $$;
revoke all on function public.undo_erasure(uuid) from public;
grant execute on function public.undo_erasure(uuid) to authenticated, service_role;
